/** What other features may use. */

export { ContactCard } from "./contact-card.tsx";
export type { Facility } from "./schema.ts";
export { collegeGraph } from "./structured-data.ts";
