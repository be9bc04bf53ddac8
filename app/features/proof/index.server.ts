export { proofLines } from "./lines.server.ts";
export { createProofs, type Proofs, proofsContext } from "./proofs.service.server.ts";
