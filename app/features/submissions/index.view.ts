export { FormCard } from "./form-card.tsx";
export { GuardianFields } from "./guardian-fields.tsx";
