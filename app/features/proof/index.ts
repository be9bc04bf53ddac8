export type { RecordProofs } from "./record-proofs.ts";
