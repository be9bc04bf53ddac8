/** The words of the committees and the organogram in English. */
export const en = {
  guidelines: "View guidelines",
  view: "View the document",
  members: "Members",
  name: "Name",
  role: "Role",
  organogram: { picture: "A tree of posts, drawn as a branch with leaves", chart: "Who reports to whom" },
};
