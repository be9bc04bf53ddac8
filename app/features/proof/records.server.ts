import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { boardPostingKind, proofMailKind } from "./kinds.ts";

/** Who gets the newest entry of the publication log, and what was put on the notice board. */
export const proofRecords = filesOfKinds(proofMailKind, boardPostingKind);
