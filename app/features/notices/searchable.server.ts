import { documentsIn, type SearchDocument } from "#app/features/search/index.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { notices } from "./records.server.ts";

/** What the search finds of the announcements. */
export const searchable = (locale: Locale): SearchDocument[] =>
  notices(locale).map(({ text, on, link }) =>
    documentsIn(locale).titled("notice", text, link ?? "/", formatDay(on, locale)),
  );
