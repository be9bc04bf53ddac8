/** What other features may use. */

export type { Notice, QuickLink } from "./schema.ts";
export { noticeWords } from "./words.ts";
