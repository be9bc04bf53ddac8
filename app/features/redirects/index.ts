export { redirectChains as chainsIn } from "./chains.ts";
export { addressKey } from "./old-address.ts";
