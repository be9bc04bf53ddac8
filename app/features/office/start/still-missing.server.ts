import type { RouterContextProvider } from "react-router";
import { isHeld } from "#app/features/affiliations/index.ts";
import { affiliations } from "#app/features/affiliations/records.server.ts";
import { lawsToRead } from "#app/features/disclosure/records.server.ts";
import { emptyPages } from "#app/features/pages/index.server.ts";
import { type Directory, directoryContext } from "#app/features/profiles/index.server.ts";
import { letterPages } from "#app/platform/content/page-record.ts";
import { pagesIn } from "#app/platform/content/page-records.server.ts";
import { type PublicRecords, publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isEmpty, valueAt } from "#app/platform/records/draft.ts";
import { fieldAt } from "#app/platform/records/field-at.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { labelOf } from "#app/platform/records/labels.ts";
import type { WaitingLine } from "./waiting.ts";
import { startWords } from "./words.ts";

/** The texts that families look for at every institute; others, such as that of an ERP portal, may stay missing. */
const expectedTexts = ["about-us/institute", "about-us/vision-mission", ...letterPages].map((page) => `/${page}`);

/** For a kind without a record, or whose only record lacks some of these fields. */
function ofKind(records: PublicRecords, locale: Locale, kind: RecordKind, ...paths: string[]): WaitingLine[] {
  const data: unknown = records.of(filesOfKinds(kind))[kind.name];
  const missing = paths.filter((path) => isEmpty(valueAt(data, path)));
  if (Array.isArray(data) ? data.length > 0 : missing.length === 0) return [];
  const labels = missing.flatMap((path) => {
    const field = fieldAt(kind.fields, path);
    return field && field.type !== "list" ? [labelOf(kind, field, locale)] : [];
  });
  const to = `/office/records/${kind.name}${Array.isArray(data) ? "" : `/${kind.name}`}`;
  return [{ text: kind.words[locale].many, to, detail: labels.join(", ") }];
}

/** The most asked for first. @param kinds all kinds of records */
export async function stillMissing(
  records: PublicRecords,
  directory: Directory,
  kinds: readonly RecordKind[],
  locale: Locale,
  day = today(),
): Promise<WaitingLine[]> {
  const t = startWords[locale].still;
  const empty = await emptyPages(records, directory);
  const of = (name: string, ...paths: string[]) =>
    kinds.filter((kind) => kind.name === name).flatMap((kind) => ofKind(records, locale, kind, ...paths));
  const pages = pagesIn(records.in(locale));
  const approvals = affiliations(records.in(locale)).filter(
    ({ relation, id }) => relation !== "survey" && id !== "iso",
  );
  const open = approvals.filter((each) => !isHeld(each)).map(({ shortName }) => shortName);
  const laws = lawsToRead(records, day).map(({ title }) => title[locale]);
  const texts = expectedTexts.filter((page) => empty.has(page)).map((page) => pages.text(page).title);
  return [
    ...of("feeOrders"),
    ...of("admissionDates", "dates"),
    ...of("institute", "contact.phone", "contact.email", "contact.address", "map"),
    ...of("course", "intake"),
    ...(open.length > 0 ? [{ text: t.approvals, detail: open.join(", "), to: "/office/register" }] : []),
    ...(empty.has("/faculty") ? of("teachers") : []),
    ...of("facilities", "picture"),
    ...of("committees"),
    ...of("contacts", "people"),
    ...(texts.length > 0 ? [{ text: t.pages, detail: texts.join(", "), to: "/office/records/pages" }] : []),
    ...(laws.length > 0 ? [{ text: t.laws, detail: laws.join("; "), to: "/office/records/laws" }] : []),
  ];
}

export const stillMissingIn = (context: Readonly<RouterContextProvider>, locale: Locale): Promise<WaitingLine[]> =>
  stillMissing(context.get(publicRecordsContext), context.get(directoryContext), context.get(kindsContext), locale);
