import { documentsIn, type SearchDocument } from "#app/features/search/index.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { plainDetails } from "./details.ts";
import { noticesIn } from "./notices.service.server.ts";

/** What the search finds of the announcements, each on its own page. */
export const searchable = (locale: Locale): SearchDocument[] =>
  noticesIn(locale).map(({ id, text, details, on }) =>
    documentsIn(locale).titled(
      "notice",
      text,
      `/notices/${id}`,
      formatDay(on, locale),
      details && plainDetails(details),
    ),
  );
