/** What other features may draw. */

export { ApplicationForm } from "./application-form.tsx";
