import type { Kysely } from "kysely";
import { type Directory, theDirectory } from "./features/profiles/directory.service.server.ts";
import { isAddress } from "./is-address.server.ts";
import { kinds } from "./kinds.ts";
import type { Tables } from "./platform/db/tables.ts";
import { createFirstVersions } from "./platform/records/first-versions.server.ts";
import { type LiveRecords, openLiveRecords } from "./platform/records/live-records.server.ts";
import { missingFiles } from "./platform/records/missing-files.server.ts";
import type { Publishable } from "./platform/records/outcomes.ts";
import { publishable } from "./platform/records/publishable.ts";
import { createRecords, type Records } from "./platform/records/records.service.server.ts";

/** What the office writes, and what of it is public. */
export interface RecordServices {
  records: Records;
  /** What the office has published, as pages get it. */
  live: LiveRecords;
}

interface Parts {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
  publicRevision: () => number;
  directory: Directory;
}

/** Opens the records of all kinds; pages show from then on what is published. */
export async function openRecordServices({ db, now, publicRevision, directory }: Parts): Promise<RecordServices> {
  const parts = { db, now, files: createFirstVersions(kinds), publishable: publishable as Publishable };
  const live = await openLiveRecords({ ...parts, publicRevision, watched: { [theDirectory]: directory.stamp } });
  return { records: createRecords({ ...parts, missingFiles, isAddress, live, onPublicChange: live.reload }), live };
}
