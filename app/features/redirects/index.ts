export { chainsIn } from "./chains.ts";
export { addressKey } from "./old-address.ts";
