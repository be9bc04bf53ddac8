/** The words of the research lists in English. */
export const en = {
  listed: "Listed so far",
  none: "Nothing to list yet.",
};
