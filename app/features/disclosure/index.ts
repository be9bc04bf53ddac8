/** What other features may use. */

export { pdfName, shownPdf } from "./paper-file.ts";
export { seatDifference, seatsFor } from "./seats.ts";
export { isAdverse } from "./spans.ts";
export { type DutyRow, type DutyState, endingDays, statesOn } from "./states.ts";
