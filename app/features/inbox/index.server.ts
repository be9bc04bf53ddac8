export { insertNote } from "./changes/notes.rows.server.ts";
export { committeeNames } from "./committees.server.ts";
export { countsIn, inboxContext } from "./inbox.server.ts";
export { answerDay, isMailTime, isOfficeDay } from "./office-days.server.ts";
