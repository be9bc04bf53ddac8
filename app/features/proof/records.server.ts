import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { proofMailKind } from "./kinds.ts";

/** Who gets the newest entry of the publication log. */
export const proofRecords = filesOfKinds(proofMailKind);
