import { previewWords } from "#app/design/words/preview.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { headingFaceStyle } from "#app/platform/content/heading-face.ts";
import { noPicture } from "#app/platform/content/made.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { drawPageContext } from "#app/platform/http/draw-page.server.ts";
import { styleSources } from "#app/platform/http/security-headers.server.ts";
import { inLocale, locales, splitLocale } from "#app/platform/i18n/locale.ts";
import { drawable } from "#app/platform/records/drawable.ts";
import { markGaps } from "#app/platform/records/gaps.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
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
