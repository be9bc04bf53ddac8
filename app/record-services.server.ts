import type { Kysely } from "kysely";
import { createIsSitePath } from "./is-site-path.server.ts";
import { recordKinds } from "./kinds.ts";
import { baseFolder, followBase } from "./platform/content/base.server.ts";
import type { Tables } from "./platform/db/tables.ts";
import { headStoreIn } from "./platform/publications/kept-head.server.ts";
import { createMediaDigests } from "./platform/publications/media-digests.server.ts";
import { createPublications, type Publications } from "./platform/publications/publications.server.ts";
import { createFirstVersions } from "./platform/records/first-versions.server.ts";
import { missingFiles } from "./platform/records/missing-files.server.ts";
import type { CheckPublishable } from "./platform/records/outcomes.ts";
import { openPublication, type Publication } from "./platform/records/publication.server.ts";
import { publishable } from "./platform/records/publishable.ts";
import { createRecords, type Records } from "./platform/records/records.service.server.ts";

interface RecordServices {
  office: Records;
  publication: Publication;
  publications: Publications;
}

interface Parts {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
  publicRevision: () => number;
  /** Where the newest entry of the publication log is remembered outside the store. */
  dataDir?: string;
}

export async function openRecordServices({ db, now, publicRevision, dataDir }: Parts): Promise<RecordServices> {
  const parts = { db, now, files: createFirstVersions(recordKinds), publishable: publishable as CheckPublishable };
  const publication = await openPublication({
    ...parts,
    publicRevision,
    followBase: () => followBase(db),
    mayKeepPublic: true,
  });
  const isSitePath = createIsSitePath(publication.records);
  const onPublicChange = publication.reload;
  return {
    office: createRecords({ ...parts, missingFiles, isSitePath, publication, onPublicChange }),
    publication,
    publications: createPublications({
      ...{ ...parts, publication, mediaDigests: createMediaDigests(baseFolder) },
      keptHead: dataDir ? headStoreIn(dataDir) : undefined,
    }),
  };
}
