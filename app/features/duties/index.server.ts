export { waitingRequirements as waitingDuties } from "./waiting-duties.server.ts";
