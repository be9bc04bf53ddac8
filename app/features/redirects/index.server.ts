export { createMovedTo } from "./moved-to.server.ts";
