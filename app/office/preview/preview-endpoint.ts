import { noPicture } from "#app/cms/content/media.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { drawable, markGaps } from "#app/cms/records/drawable.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { drawPageContext } from "#app/cms/services.server.ts";
import { styleSources } from "#app/lib/http/security-headers.server.ts";
import { inLocale, locales, splitLocale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { headingFaceStyle } from "#app/ui/appearance/heading-face.ts";
import { previewWords } from "#app/ui/preview-band.tsx";
import type { Route } from "./+types/preview-endpoint";

/**
 * Only the office's own pages may frame a preview, which cannot run scripts or send forms. It keeps its origin, since
 * fonts and styles are restricted to this site.
 */
const policy = () =>
  [
    "default-src 'none'",
    `style-src ${styleSources(headingFaceStyle())}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");

const headers = () => ({
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": policy(),
  "X-Frame-Options": "SAMEORIGIN",
});

const refused = (status: number, text: string) =>
  new Response(`<!doctype html><meta charset="utf-8"><title>${text}</title><p>${text}</p>`, {
    status,
    headers: headers(),
  });

/** `?kind=notices&slug=holiday&address=/notices&lang=mr` */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "write");
  const { pathname, searchParams: query } = new URL(request.url);
  const { locale: reader } = splitLocale(pathname);
  const words = previewWords[reader];
  const slug = query.get("slug") ?? "";
  const kind = context.get(kindsContext).find(({ name }) => name === query.get("kind"));
  const open = kind && (await context.get(recordsContext).open(kind.name, slug));
  const address = kind?.addresses(slug).find((each) => each === query.get("address"));
  const lang = locales.find((each) => each === query.get("lang"));
  if (!kind || !open || !address || !lang) return refused(404, words.nothing);
  const record = drawable(kind, open.data, slug, { today: today(), picture: noPicture });
  const withDraft = context.get(publicRecordsContext).withDraft({ kind: kind.name, slug, record, reader });
  const page = await context.get(drawPageContext)(encodeURI(inLocale(address, lang)), withDraft);
  if (!page.ok) return refused(422, words.notYet);
  return new Response(markGaps(await page.text(), words.missing), { headers: headers() });
}
