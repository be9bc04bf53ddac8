/** The words of the approvals in English. */
export const en = {
  validity: "Validity",
  /** Under a picture of a document: for how long it holds. */
  valid: (validity: string) => `Valid ${validity}`,
  compare: (site: string) => `Check at ${site}`,
  /** In place of a document that the site does not have. */
  noDocument: "To see this document, ask the office.",
  all: "What we hold, and what we do not",
  held: (year: string) => `Held; first in ${year}`,
  notHeld: "Not held",
};
