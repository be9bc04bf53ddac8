/** What other features may use. */

export { messageKind } from "./kinds.ts";
export { type Addressee, fillMessage } from "./messages/fill.ts";
export { mailtoLink, telLink, whatsappLink } from "./messages/links.ts";
export { isOver, needsDate, needsReason, nextStates, statesOf, takesDate } from "./states.ts";
export type { InboxCounts, InboxFilter, ListedSubmission, OpenSubmission } from "./views.ts";
export { inboxWords } from "./words.ts";
