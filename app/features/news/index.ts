export { isNewsKind } from "./news-kinds.ts";
