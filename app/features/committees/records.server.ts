import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Committee, committee, post } from "./schema.ts";

/** The committees and posts, in both languages. */
export const committeeRecords = openRecords({
  committees: ["records/committees.yaml", listOf(committee)],
  organogram: ["records/organogram.yaml", post],
});

/** The governing bodies (GB, CDC) or the statutory committees. */
export const committees = (locale: Locale, kind: Committee["kind"]) =>
  committeeRecords.in(locale).committees.filter((committee) => committee.kind === kind);

/** The tree of posts. */
export const organogram = (locale: Locale) => committeeRecords.in(locale).organogram;
