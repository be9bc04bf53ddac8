import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { redirectsKind } from "./kinds.ts";

/** The addresses of an older website. */
export const redirectRecords = filesOfKinds(redirectsKind);
