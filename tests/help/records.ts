import { onTestFinished } from "vitest";
import { z } from "zod";
import type { StaffActor } from "#app/platform/actor.ts";
import { day, slug, text } from "#app/platform/content/text.ts";
import { openStore } from "#app/platform/db/store.server.ts";
import { createFirstVersions } from "#app/platform/records/first-versions.server.ts";
import { defineKind, type KindWords, type RecordKind } from "#app/platform/records/kind.ts";
import { plainPublishable } from "#app/platform/records/plain-publishable.ts";
import { createRecords } from "#app/platform/records/records.service.server.ts";
import { placeOf } from "./place.ts";
import { clock, dataFolder } from "./services.ts";

const words: KindWords = { one: "Notice", many: "Notices", add: "New notice", fields: {} };

/** The notices of the sample, as the office publishes them. */
export const noticeKind = defineKind({
  name: "notices",
  file: "records/notices.yaml",
  shape: z.strictObject({ id: slug, on: day, text, link: z.string().startsWith("/").optional() }),
  id: "slug",
  order: "date",
  publishedBy: "office",
  mayFollow: true,
  columns: ["text", "on"],
  nameOf: (record) => record.text,
  addresses: () => ["/"],
  words: { en: words, mr: words },
});

/** The same records, which the principal publishes. */
export const statutoryKind: RecordKind = { ...(noticeKind as RecordKind), publishedBy: "principal" };

/** A person of the office. */
export const clerk: StaffActor = { uid: "asha", name: "Asha", role: "office", locale: "mr", firstLanguage: "mr" };
export const principal: StaffActor = { ...clerk, uid: "ravi", name: "Ravi", role: "principal" };
export const admin: StaffActor = { ...clerk, uid: "admin", name: "Sunil", role: "admin" };

/** A notice in both languages. */
export const notice = {
  on: "2026-11-21",
  text: { en: "Last date for forms is 30 November.", mr: "फॉर्म भरण्याची शेवटची तारीख ३० नोव्हेंबर." },
};

/** The service on a store of its own, with a clock that the test moves. `key` makes a key that no form had. */
export async function openRecordsService({
  dataDir = dataFolder(),
  time = clock(),
  kind = noticeKind as RecordKind,
} = {}) {
  const store = await openStore(placeOf(dataDir));
  onTestFinished(store.close);
  let changes = 0;
  const records = createRecords({
    ...{ db: store.db, now: time.now, files: createFirstVersions([kind]), publishable: plainPublishable },
    ...{ remembered: () => [], revision: () => changes },
    async onPublicChange() {
      changes += 1;
    },
  });
  let forms = 0;
  const key = () => {
    forms += 1;
    return `${process.pid}-${forms}`;
  };
  return { records, dataDir, time, store, key, changes: () => changes };
}
