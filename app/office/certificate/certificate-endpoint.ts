import type { RouterContextProvider } from "react-router";
import { codeOfRecord } from "#app/cms/check-codes/record-code.server.ts";
import { institute } from "#app/cms/content/institute.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { isPublicFrom } from "#app/cms/publications/log-entry.ts";
import { publicationsContext } from "#app/cms/publications/publications.server.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { inLocale, type Locale, locales } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { type Place, placeAt } from "#app/office/records/record-view.server.ts";
import { printingContext } from "#app/pdf/made/printing.server.ts";
import type { Sheet } from "#app/pdf/made/sheet.ts";
import { printResponse } from "#app/pdf/print-response.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { proofsContext } from "#app/register/proof/proofs.server.ts";
import { settings } from "#app/settings.server.ts";
import { labels as documentLabels } from "#app/site/documents/writer.ts";
import { here } from "#app/ui/page-context.ts";
import type { Route } from "./+types/certificate-endpoint";
import { certificateSheet } from "./certificate-sheet.ts";

type Context = Readonly<RouterContextProvider>;

async function publishersOf(context: Context, kind: string, slug: string, editions: (string | null)[]) {
  const history = await context.get(recordsContext).history(kind, slug);
  const names = new Map(history?.activities.map(({ by, byName }) => [by, byName]));
  const published = history?.editions.filter(({ id }) => editions.includes(id)) ?? [];
  return [...new Set(published.toReversed().flatMap(({ by }) => names.get(by) ?? []))];
}

/** Undefined while the publication log has nothing about the record. */
async function certificateOf(context: Context, place: Place, locale: Locale): Promise<Sheet | undefined> {
  const { kind, slug = "" } = place;
  const publications = context.get(publicationsContext);
  const own = await publications.about(kind.name, slug);
  const [first, last] = [own[0], own.at(-1)];
  const shown = own.findLast(isPublicFrom);
  if (!first || !last || !shown) return undefined;
  const time = { since: Date.parse(shown.from), until: last === shown ? undefined : Date.parse(last.from) };
  const { siteUrl } = settings;
  const { name, isSample } = institute(context.get(publicRecordsContext).in(locale));
  const { sampleMark: mark, sampleLine: line } = documentLabels[locale];
  const [address = "/"] = kind.addresses(slug);
  const [data, publishers, log, proofs, postings, hash] = await Promise.all([
    publications.dataOf(shown),
    publishersOf(
      context,
      kind.name,
      slug,
      own.map(({ edition }) => edition),
    ),
    publications.verify(),
    context.get(proofsContext).of(kind, slug, last.seq, time),
    publications.postings(kind.name, slug),
    publications.hashOf(last),
  ]);
  const now = presentTime();
  return certificateSheet({
    ...{ locale, now, siteUrl, institute: name, kind, slug, data, entries: own, publishers, log, proofs },
    ...{ postings, hash },
    sample: isSample ? { mark, line } : undefined,
    pages: locales.map((each) => inLocale(address, each)),
    restored: log.restored.filter(({ seq, lost }) => seq >= first.seq || lost.seq >= first.seq),
    code: kind.hasCode ? codeOfRecord(kind, slug, context.get(publicRecordsContext)) : undefined,
  });
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  requireStaff(context, "write");
  const { locale, address } = here(request);
  const place = placeAt(context, address);
  const sheet = place?.kind.isStatutory ? await certificateOf(context, place, locale) : undefined;
  if (!place || !sheet) throw new Response(null, { status: 404 });
  const name = `certificate-${place.kind.name}-${place.slug}-${locale}.pdf`;
  return printResponse(context.get(printingContext).sheetOnce(sheet), { type: "application/pdf", name, locale });
}
