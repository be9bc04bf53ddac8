export { ContactCard } from "./contact-card.tsx";
