import { onTestFinished } from "vitest";
import { everyField, recordFieldsOf } from "#app/cms/records/fields.ts";
import { defineKind, type RecordKind } from "#app/cms/records/kind.ts";
import { createFirstVersions } from "#app/cms/records/kind-files.server.ts";
import type { KindWords } from "#app/cms/records/kind-words.ts";
import { openPublication, type Publication } from "#app/cms/records/publication.server.ts";
import { missingFiles } from "#app/cms/records/publish-checks.server.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { createRecords } from "#app/cms/records/records.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Store } from "#app/lib/db/database.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { notice } from "#app/site/notices/notice-kind.ts";
import { placeOf } from "./place.ts";
import { clock, dataFolder } from "./services.ts";

const fields: KindWords["fields"] = Object.fromEntries(
  [...everyField(recordFieldsOf(notice, {}))].map(({ path }) => [path, { label: path }]),
);
const words: KindWords = { one: "Notice", many: "Notices", add: "New notice", fields };

/** The kind of the sample's notices. */
export const noticeKind = defineKind({
  ...{ name: "notices", shelf: "week", file: "records/notices.yaml", shape: notice, id: "slug" },
  ...{ publishedBy: "office", mayFollow: true, keepsPage: true, columns: ["text", "on"] },
  nameOf: (record) => record.text,
  widgets: { file: "file", link: "page" },
  addresses: (slug) => [`/notices/${slug}`, "/notices"],
  words: { en: words, mr: words },
});

/** The same kind, but published by the principal. */
export const statutoryKind: RecordKind = { ...(noticeKind as RecordKind), publishedBy: "principal" };

/** An office member. */
export const clerk: StaffActor = { uid: "asha", name: "Asha", role: "office", locale: "mr", firstLanguage: "mr" };
export const principal: StaffActor = { ...clerk, uid: "ravi", name: "Ravi", role: "principal" };
export const admin: StaffActor = { ...clerk, uid: "admin", name: "Sunil", role: "admin" };

/** A notice in both languages. */
export const newNotice = {
  on: "2026-11-21",
  text: { en: "Last date for forms is 30 November.", mr: "फॉर्म भरण्याची शेवटची तारीख ३० नोव्हेंबर." },
};

/** Which addresses exist. */
const isSitePath = async (address: string) => address !== "/no-such-page";

/** The service on an open store, as in one process. */
export async function openRecordsOn(
  { db, publicRevision }: Store,
  now: () => number,
  kind = noticeKind as RecordKind,
  onPublicChange?: Publication["reload"],
  mayKeepPublic = true,
) {
  const parts = { db, now, files: createFirstVersions([kind]), publishable };
  const publication = await openPublication({ ...parts, publicRevision, mayKeepPublic });
  const reload = onPublicChange ?? publication.reload;
  return {
    publication,
    records: createRecords({ ...parts, missingFiles, isSitePath, publication, onPublicChange: reload }),
  };
}

/** The service on a separate store, with a clock that the test moves. `key` makes a new idempotency key. */
export async function openRecordsService({
  dataDir = dataFolder(),
  time = clock(),
  kind = noticeKind as RecordKind,
} = {}) {
  const store = await openStore(placeOf(dataDir));
  const { records, publication } = await openRecordsOn(store, time.now, kind);
  onTestFinished(async () => {
    await store.close();
  });
  let forms = 0;
  const key = () => {
    forms += 1;
    return `${process.pid}-${forms}`;
  };
  return { records, publication, dataDir, time, store, key };
}
