/** The words of the downloads in English. */
export const en = {
  updated: "Updated",
  papers: "Approvals and committee rules",
};
