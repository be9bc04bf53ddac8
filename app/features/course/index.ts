/** What other features may use. */

export { admissionYear } from "./admission-year.ts";
export { notesOn } from "./calendar-notes.ts";
