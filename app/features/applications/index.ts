/** What other features may use. */

export { ApplicationForm } from "./application-form.tsx";
export { applicationDetails, applicationForm } from "./schema.ts";
export { applicationWords } from "./words.ts";
