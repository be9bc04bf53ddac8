export { createRedirectLookup as createMovedTo } from "./moved-to.server.ts";
