import { codeAddress, printedCode } from "#app/cms/check-codes/check-code.ts";
import { qrCode } from "./qr-code.ts";
import { useSite } from "./site.tsx";

/** On paper alone; the preview of a draft has no code. */
export function PrintedCode({ code }: { code: string | undefined }) {
  const { siteUrl, t } = useSite();
  if (code === undefined) return null;
  const { path, size } = qrCode(codeAddress(siteUrl, code));
  return (
    <p className="print-line">
      <svg viewBox={`0 0 ${size} ${size}`} width="24mm" height="24mm" aria-hidden="true">
        <path d={path} />
      </svg>{" "}
      {t.isGenuine(printedCode(code), new URL(siteUrl).host)}
    </p>
  );
}
