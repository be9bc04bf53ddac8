import type { Kysely } from "kysely";
import { baseFolder, followBase } from "#app/cms/content/content-source.server.ts";
import { isOwnDocument } from "#app/cms/content/media.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import { type RouteTable, routeTable } from "#app/cms/http/route-table.server.ts";
import { createMediaDigests } from "#app/cms/publications/due-publications.server.ts";
import { createPublications, type Publications } from "#app/cms/publications/publications.server.ts";
import { headStoreIn } from "#app/cms/publications/read-log.server.ts";
import { createFirstVersions } from "#app/cms/records/kind-files.server.ts";
import { openPublication, type Publication } from "#app/cms/records/publication.server.ts";
import { missingFiles } from "#app/cms/records/publish-checks.server.ts";
import { type IsSitePath, publishable } from "#app/cms/records/publishable.ts";
import type { CheckPublishable } from "#app/cms/records/record-types.ts";
import { createRecords, type Records } from "#app/cms/records/records.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { isOfficeAddress } from "#app/lib/http/office-address.ts";
import { withoutLocale } from "#app/lib/i18n/locale.ts";
import { recordKinds } from "./kinds.ts";

/** Pages for one person or for a time: a link to them leads nowhere. */
const isUnlinkable = (path: string) => isOfficeAddress(path) || ["/setup", "/mailbox"].includes(withoutLocale(path));

export function isPublicPage(known: RouteTable, address: string): boolean {
  const plain = address.replace(/[?#].*/s, "");
  if (!URL.canParse(plain, "https://here.invalid")) return false;
  try {
    const path = decodeURIComponent(plain).replace(/(?<=.)\/$/, "");
    return (known.has(path) && !isUnlinkable(path)) || isOwnDocument(plain);
  } catch {
    return false;
  }
}

function createIsSitePath(records: () => PublicRecords): IsSitePath {
  let known: RouteTable | undefined;
  return async (address) => {
    // Imported only here: the pages import the services, and tests of services have no pages.
    if (!known || import.meta.env.DEV)
      known = routeTable((await import("virtual:react-router/server-build")).routes, records);
    return isPublicPage(known, address);
  };
}

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
