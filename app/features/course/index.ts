/** What other features may use. */

export { admissionYear } from "./admission-year.ts";
export { notesOn } from "./calendar-notes.ts";
export { type FeeAmounts, totalFee, totalOfCourse } from "./total-fee.ts";
