import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { redirectsKind } from "./kinds.ts";

export const redirectRecords = filesOfKinds(redirectsKind);
