/** What other features may use. */

export { downloadKind } from "./kinds.ts";
