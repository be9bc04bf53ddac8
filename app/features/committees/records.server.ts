import { openRecords } from "#app/platform/content/read-records.server.ts";
import { noteAnswer } from "#app/platform/content/stamps.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { filesOf } from "#app/platform/records/kind-files.server.ts";
import { committeeKind, organogramKind } from "./kinds.ts";
import type { Committee } from "./schema.ts";

/** The committees and posts, in both languages. */
export const committeeRecords = openRecords(filesOf(committeeKind, organogramKind));

/** The governing bodies (GB, CDC) or the statutory committees. */
export const committees = (locale: Locale, kind: Committee["kind"]) =>
  noteAnswer(`committees ${locale} ${kind}`, () =>
    committeeRecords.in(locale).committees.filter((committee) => committee.kind === kind),
  );

/** Who is on them. */
export const membersOf = (locale: Locale, kind: Committee["kind"]) =>
  noteAnswer(`members ${locale} ${kind}`, () =>
    committees(locale, kind).map(({ id, title, members }) => ({ id, title, members })),
  );

/** The tree of posts. */
export const organogram = (locale: Locale) => committeeRecords.in(locale).organogram;
