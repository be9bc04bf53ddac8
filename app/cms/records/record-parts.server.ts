import type { Kysely } from "kysely";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import type { FirstVersions } from "./kind-files.server.ts";
import type { IsSitePath } from "./publishable.ts";
import type { CheckPublishable, MissingFiles } from "./record-types.ts";

export interface RecordParts {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
  files: FirstVersions;
  publishable: CheckPublishable;
  missingFiles: MissingFiles;
  isSitePath: IsSitePath;
  onPublicChange: (name: { kind: string; slug: string }) => Promise<void>;
}

/** Admins only manage people. */
export const mayWrite = ({ role }: Pick<StaffActor, "role">): boolean => role === "office" || role === "principal";
