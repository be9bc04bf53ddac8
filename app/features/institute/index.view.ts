/** Components that other features may use. */

export { ContactCard } from "./contact-card.tsx";
