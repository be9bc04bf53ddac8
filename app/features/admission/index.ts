/** What other features may use. */

export { also } from "./options.ts";
