/** What other features may use. */

export { newsKind } from "./news-kinds.ts";
