import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { plainDetails } from "./details.ts";
import { noticesIn } from "./notice-lists.service.server.ts";

export const noticeSearchDocuments = (records: RecordsIn): SearchDocument[] =>
  noticesIn(records).map(({ id, text, details, on }) =>
    documentsIn(records.locale).titled(
      "notice",
      text,
      `/notices/${id}`,
      formatDay(on, records.locale),
      details && plainDetails(details),
    ),
  );
