/** What other features may use. */

export { facilityTitles, firstFacilities } from "./records.server.ts";
