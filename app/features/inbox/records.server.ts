import { openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { filesOf } from "#app/platform/records/kind-files.server.ts";
import { messageKind } from "./kinds.ts";

/** The texts that the office sends, in both languages. */
export const messageRecords = openRecords(filesOf(messageKind));

/** What the office can send, in the visitor's language; the placeholders are filled by `fillMessage`. */
export const messageTemplates = (locale: Locale): { id: string; name: string; text: string }[] =>
  messageRecords.in(locale).messages;
