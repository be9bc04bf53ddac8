/** What other features may use. */

export { isOver, needsDate, needsReason, nextStates, statesOf, takesDate } from "./states.ts";
export type { InboxCounts, InboxFilter, ListedSubmission, OpenSubmission } from "./views.ts";
