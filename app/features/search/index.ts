/** What other features may use. */

export { type DocumentKind, joinText, type SearchDocument } from "./document.ts";
