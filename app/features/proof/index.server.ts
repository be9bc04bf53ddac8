export { proofLines } from "./lines.server.ts";
