export { waitingDuties } from "./waiting-duties.server.ts";
