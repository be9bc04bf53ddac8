import type { en } from "./words.en.ts";

/** The words of the approvals in Marathi. */
export const mr: typeof en = {
  validity: "वैधता",
  valid: (validity) => `वैध: ${validity}`,
  compare: (site) => `${site} वर पडताळून पाहा`,
  noDocument: "हे कागदपत्र पाहण्यासाठी कार्यालयात विचारा.",
  all: "आमच्याकडे काय आहे, काय नाही",
  held: (year) => `आहे; पहिल्यांदा ${year} मध्ये`,
  notHeld: "नाही",
};
