/** What other features may use. */

export { admissionDateNames } from "./admission-date-names.ts";
