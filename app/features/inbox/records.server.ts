import { listOf, openRecords } from "#app/platform/content/read-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { message } from "./messages/schema.ts";

/** The texts that the office sends, in both languages. */
export const messageRecords = openRecords({ messages: ["records/messages.yaml", listOf(message)] });

/** What the office can send, in the visitor's language; the placeholders are filled by `fillMessage`. */
export const messageTemplates = (locale: Locale): { id: string; name: string; text: string }[] =>
  messageRecords.in(locale).messages;
