export { newWords } from "./new/new-words.ts";
export { oneWords } from "./one/words.ts";
export { todayWords } from "./today/words.ts";
export type { InboxCounts } from "./views.ts";
export { waitOf } from "./wait.ts";
