import { codeAddress, printedCode } from "#app/platform/check-codes/check-code.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Sheet } from "#app/platform/made/sheet.ts";
import { qrCode, qrDrawing } from "./qr-code.ts";
import { words } from "./words/words.ts";

export const checkFoot = (siteUrl: string, code: string, locale: Locale): NonNullable<Sheet["check"]> => ({
  line: words[locale].isGenuine(printedCode(code), new URL(siteUrl).host),
  qr: qrDrawing(qrCode(codeAddress(siteUrl, code))),
});
