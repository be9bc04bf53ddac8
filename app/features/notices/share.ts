import { endOfMessage } from "#app/platform/check-codes/check-code.ts";
import type { Text } from "#app/platform/content/text.ts";
import { formatDay, whatsappAddress } from "#app/platform/i18n/format.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";

interface Shared {
  notice: { id: string; on: string; text: Text };
  /** The language that is missing and will follow later. */
  follows?: Locale | undefined;
  /** The institute's name. */
  name: Text;
  siteUrl: string;
  /** Its code; the preview of a draft has none. */
  code: string | undefined;
}

/** The message for sharing a notice: first Marathi, with the title in WhatsApp's bold, and the address and the code at the end. */
export function shareText({ notice, follows, name, siteUrl, code }: Shared, locale: Locale): string {
  const parts = (["mr", "en"] as const)
    .filter((each) => each !== follows)
    .map(
      (each) =>
        `*${notice.text[each].replaceAll("*", "")}*\n${formatDay(notice.on, each).replaceAll("\u00a0", " ")}\n${name[each]}`,
    );
  return [...parts, ...endOfMessage(siteUrl, inLocale(`/notices/${notice.id}`, locale), code)].join("\n\n");
}

/** The link that opens WhatsApp with the notice as a message, for the visitor to choose a recipient. */
export const shareAddress = (shared: Shared, locale: Locale): string => whatsappAddress(shareText(shared, locale));
