/** What other features may draw. */

export { FormCard } from "./form-card.tsx";
export { GuardianFields } from "./guardian-fields.tsx";
