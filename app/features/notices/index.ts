/** What other features may use. */

export { noticeKind, quickLinkKind } from "./kinds.ts";
export type { Notice, QuickLink } from "./schema.ts";
export { noticeWords } from "./words.ts";
