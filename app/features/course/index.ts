/** What other features may use. */

export { admissionDatesKind } from "./admission-kinds.ts";
export { admissionYear, nextDate } from "./admission-year.ts";
export { notesOn } from "./calendar-notes.ts";
