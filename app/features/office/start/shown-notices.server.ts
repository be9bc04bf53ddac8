import type { RouterContextProvider } from "react-router";
import { noticeKind } from "#app/features/notices/kinds.ts";
import { recordAddressOf } from "#app/features/office/records/addresses.ts";
import { lastDayBefore } from "#app/features/office/records/posted.ts";
import { recordWords } from "#app/features/office/records/words.ts";
import { factFiller } from "#app/platform/content/fill-facts.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { formatNearDay } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { nameIn, shortName } from "#app/platform/records/names.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import type { WaitingLine } from "./waiting.ts";

const most = 3;

export async function publicNotices(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  now = presentTime(),
): Promise<WaitingLine[]> {
  const { items } = await context.get(recordsContext).list(noticeKind.name, { state: "public" });
  const filled = factFiller(context);
  const { record } = recordWords[locale];
  return items.slice(0, most).flatMap(({ slug, data, current }) => {
    const name = nameIn(noticeKind, filled(data), locale);
    const until = current?.publicUntil ? formatNearDay(lastDayBefore(current.publicUntil), locale, now) : undefined;
    const detail = until && record.isPublicUntil(until).replace(/\.$/, "");
    return name
      ? { text: shortName(name.text), ...(detail && { detail }), to: recordAddressOf(noticeKind.name, slug) }
      : [];
  });
}
