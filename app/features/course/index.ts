export { admissionYear, nextDate } from "./admission-year.ts";
export { notesOn } from "./calendar-notes.ts";
