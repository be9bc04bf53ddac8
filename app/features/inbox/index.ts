/** What other features may use. */

export { messageKind } from "./kinds.ts";
export type { InboxCounts } from "./views.ts";
export { inboxWords } from "./words.ts";
