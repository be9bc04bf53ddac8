/** The words of the downloads in English. */
export const en = {
  updated: "Updated",
  papers: "Moderation and committee papers",
};
