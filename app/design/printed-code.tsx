import { printedCode } from "#app/platform/check-codes/check-code.ts";
import type { QrCode } from "./qr-code.ts";
import { useSite } from "./site.tsx";

/** What a page prints of a code. */
export interface PrintedCheck {
  code: string;
  qr: QrCode;
}

/** On paper alone: the code of what the page shows, as text and as a QR code. */
export function PrintedCode({ code, qr }: PrintedCheck) {
  const { siteUrl, t } = useSite();
  return (
    <p className="print-line">
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} width="24mm" height="24mm" aria-hidden="true">
        <path d={qr.path} />
      </svg>{" "}
      {t.isGenuine(printedCode(code), new URL(siteUrl).host)}
    </p>
  );
}
