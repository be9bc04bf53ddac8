import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { boardPostingKind, proofMailKind } from "./kinds.ts";

export const proofRecords = filesOfKinds(proofMailKind, boardPostingKind);
