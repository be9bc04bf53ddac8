import type { en } from "./words.en.ts";

/** The words of the approvals in Marathi. */
export const mr: typeof en = {
  validity: "वैधता",
  valid: (validity) => `वैध: ${validity}`,
  compare: (site) => `${site} वर पडताळून पाहा`,
  all: "सहाही मान्यता: आहेत की नाहीत",
  held: (year) => `${year} पासून आहे`,
  notHeld: "नाही",
};
