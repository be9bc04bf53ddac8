/** The words of the downloads in English. */
export const en = {
  updated: "Updated",
  download: "Download",
  applicants: "For applicants",
  document: "Document",
  size: "Size",
  papers: "Approvals and committee rules",
};
