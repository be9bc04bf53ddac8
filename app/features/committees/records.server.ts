import { inEachLocale } from "#app/platform/content/localise.ts";
import { listOf, readRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Committee, committee, post } from "./schema.ts";

/** The files of content/ with committees and posts. */
export const committeeFiles = {
  committees: ["records/committees.yaml", listOf(committee)],
  organogram: ["records/organogram.yaml", post],
} as const;

/** The committees and posts, in both languages. */
export const committeeRecords = readRecords(committeeFiles);
const localised = inEachLocale(committeeRecords);

/** The governing bodies (GB, CDC) or the statutory committees. */
export const committees = (locale: Locale, kind: Committee["kind"]) =>
  localised[locale].committees.filter((committee) => committee.kind === kind);

/** The tree of posts. */
export const organogram = (locale: Locale) => localised[locale].organogram;
