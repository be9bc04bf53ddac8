import { endOfMessage } from "#app/platform/check-codes/check-code.ts";
import type { Text } from "#app/platform/content/text.ts";
import { formatDay, whatsappAddress } from "#app/platform/i18n/format.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";

interface SharedNotice {
  notice: { id: string; on: string; text: Text };
  /** The language whose text is still missing. */
  follows?: Locale | undefined;
  name: Text;
  siteUrl: string;
  code: string | undefined;
}

/** First Marathi, with the title in WhatsApp's bold; the address and the check code at the end. */
export function shareText({ notice, follows, name, siteUrl, code }: SharedNotice, locale: Locale): string {
  const parts = (["mr", "en"] as const)
    .filter((each) => each !== follows)
    .map(
      (each) =>
        `*${notice.text[each].replaceAll("*", "")}*\n${formatDay(notice.on, each).replaceAll("\u00a0", " ")}\n${name[each]}`,
    );
  return [...parts, ...endOfMessage(siteUrl, inLocale(`/notices/${notice.id}`, locale), code)].join("\n\n");
}

export const shareAddress = (shared: SharedNotice, locale: Locale): string => whatsappAddress(shareText(shared, locale));
