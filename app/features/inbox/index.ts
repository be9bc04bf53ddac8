/** What other features may use. */

export { messageKind } from "./kinds.ts";
export { newWords } from "./new/new-words.ts";
export { oneWords } from "./one/words.ts";
export type { InboxCounts, ListedSubmission } from "./views.ts";
export { waitOf } from "./wait.ts";
export { inboxWords } from "./words.ts";
