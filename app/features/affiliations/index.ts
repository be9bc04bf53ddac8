export { isHeld, type ShownAffiliation } from "./shown.ts";
export { approvedCollege } from "./structured-data.ts";
