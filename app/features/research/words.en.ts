/** The words of the research lists in English. */
export const en = {
  none: "Nothing to list yet",
  later: {
    publications: "Research papers, book chapters and articles by our teachers and students will be listed here.",
    patents: "Patents of our teachers and students will be listed here, each marked as filed or granted.",
    copyrights: "Works with a registered copyright will be listed here, with their registration number.",
  },
};
