/** What other features may use. */

export { type DocumentKind, documentsIn, joinText, type SearchDocument } from "./document.ts";
export { termsOf } from "./words-of.ts";
