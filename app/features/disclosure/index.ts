/** What other features may use. */

export { pdfName, shownPdf } from "./paper-file.ts";
export { printedSeats, seatDifference } from "./seats.ts";
export { countStates, isHolding, type RegisterRow, type ShownPaper } from "./shown.ts";
export { paperFacts, stateText, type TextParts, yearText } from "./state-text.ts";
export { type DutyState, endingDays } from "./states.ts";
