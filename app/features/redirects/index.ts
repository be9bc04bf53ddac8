/** What other features may use. */

export { addressKey } from "./old-address.ts";
