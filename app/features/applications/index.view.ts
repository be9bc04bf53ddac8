/** Components that other features may use. */

export { ApplicationForm } from "./application-form.tsx";
