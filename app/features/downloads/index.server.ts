export { updatedOn } from "./updated-on.server.ts";
