import type { RouterContextProvider } from "react-router";
import { documentLabels } from "#app/features/documents/index.server.ts";
import type { Place } from "#app/features/office/records/place.server.ts";
import { proofsContext } from "#app/features/proof/index.server.ts";
import { codeOfRecord } from "#app/platform/check-codes/code-of.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { inLocale, type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { Sheet } from "#app/platform/made/sheet.ts";
import { isPublicFrom } from "#app/platform/publications/entry.ts";
import { publicationsContext } from "#app/platform/publications/publications.server.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { settings } from "#app/settings.server.ts";
import { certificateSheet } from "./certificate-sheet.ts";

type Context = Readonly<RouterContextProvider>;

async function publishersOf(context: Context, kind: string, slug: string, editions: (string | null)[]) {
  const history = await context.get(recordsContext).history(kind, slug);
  const names = new Map(history?.activities.map(({ by, byName }) => [by, byName]));
  const published = history?.editions.filter(({ id }) => editions.includes(id)) ?? [];
  return [...new Set(published.toReversed().flatMap(({ by }) => names.get(by) ?? []))];
}

/** Undefined while the publication log has nothing about the record. */
export async function certificateOf(context: Context, place: Place, locale: Locale): Promise<Sheet | undefined> {
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
