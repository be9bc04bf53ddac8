/** What other features may draw. */

export { ContactCard } from "./contact-card.tsx";
