/** What other features may use. */

export { createMovedTo } from "./moved-to.server.ts";
