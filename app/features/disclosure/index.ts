export { pdfName, shownPdf } from "./paper-file.ts";
export { printedSeats, seatDifference } from "./seats.ts";
export type { RegisterRow, ShownPaper } from "./shown.ts";
export { countsText, paperFacts, stateText, type TextParts, yearText } from "./state-text.ts";
export { type RequirementState as DutyState, endingDays, isLookDue } from "./states.ts";
