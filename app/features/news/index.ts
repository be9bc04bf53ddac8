/** What other features may use. */

export { isNewsKind } from "./news-kinds.ts";
