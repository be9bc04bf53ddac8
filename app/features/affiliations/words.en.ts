/** The words of the approvals in English. */
export const en = {
  validity: "Validity",
  /** Under a picture of a document: for how long it holds. */
  valid: (validity: string) => `Valid ${validity}`,
  compare: (site: string) => `Compare at ${site}`,
  all: "All six, held or not",
  held: (year: string) => `Held since ${year}`,
  notHeld: "Not held",
};
