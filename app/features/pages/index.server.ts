export { emptyPages } from "./empty-pages.server.ts";
