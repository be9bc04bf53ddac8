export { admissionYear, nextDate } from "./admission-year.ts";
export { dateStatus as notesOn } from "./calendar-notes.ts";
