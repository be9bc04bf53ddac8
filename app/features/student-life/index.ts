/** What other features may use. */

export { contactsKind } from "./kinds.ts";
