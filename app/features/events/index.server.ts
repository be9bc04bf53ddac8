// What other features use of the events.
export { holidaysOfYear } from "./events.service.server.ts";
