/** What other features may use. */

export { isHeld, type ShownAffiliation } from "./shown.ts";
