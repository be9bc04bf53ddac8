import { codeAddress, printedCode } from "#app/cms/check-codes/check-code.ts";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import type { Institute } from "#app/cms/content/institute.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import type { OpenSubmission, SavedQuote } from "#app/inbox/inbox-types.ts";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { type Locale, splitLocale } from "#app/lib/i18n/locale.ts";
import { printingContext } from "#app/pdf/made/printing.server.ts";
import type { Poster, Sheet, SheetBlock } from "#app/pdf/made/sheet.ts";
import { printRefusal, printResponse } from "#app/pdf/print-response.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { settings } from "#app/settings.server.ts";
import { qrCode, qrDrawing } from "#app/ui/qr-code.ts";
import { words } from "#app/ui/words/words.ts";
import type { Route } from "./+types/written-endpoint";
import { dateLines, documentLines, moneyLines, type NamedDocument, type Quote, type QuoteLine } from "./quote.ts";
import { quoteWords } from "./quote-words.ts";
import { printableQuote } from "./quotes.server.ts";

interface Parts {
  written: SavedQuote;
  open: Pick<OpenSubmission, "submission" | "sent">;
  documents: NamedDocument[];
  institute: Institute;
  siteUrl: string;
}

const nameOf = ({ open, written }: Parts): string =>
  open.sent.find(({ submission }) => submission.reference === written.reference)?.submission.name ??
  open.submission.name ??
  "";

const readRule = ({ source, checkedOn }: NonNullable<Quote["schemeRules"]>, locale: Locale): string =>
  [source?.replace("https://", ""), checkedOn && quoteWords[locale].readOn(formatDay(checkedOn, locale))]
    .filter(Boolean)
    .join(", ");

const section = (heading: string, rows: QuoteLine[]): SheetBlock[] =>
  rows.length > 0 ? [{ kind: "section", heading, blocks: [{ kind: "facts", rows }] }] : [];

function partIn(parts: Parts, locale: Locale): SheetBlock[] {
  const t = quoteWords[locale];
  const { written, documents } = parts;
  const { said, at, byName } = written;
  const person: QuoteLine[] = [
    [t.askedBy, [nameOf(parts), written.reference].filter(Boolean).join(", ")],
    [t.on, formatDay(indiaTime(at).day, locale)],
    [t.spokenBy, byName],
    ...(said.who ? [[t.family, said.who[locale]] as const] : []),
  ];
  const refusable = said.refusable?.map((name) => name[locale]).join(", ");
  const ofScheme = said.schemeRules && readRule(said.schemeRules, locale);
  const rest: QuoteLine[] = [
    ...(ofScheme ? [[t.schemeRules, ofScheme] as const] : []),
    ...(refusable ? [[t.refusable, refusable] as const] : []),
    ...(said.refund ? [[t.refund, said.refund[locale]] as const] : []),
  ];
  return [
    { kind: "facts", rows: person },
    ...section(t.money, [...moneyLines(said, locale), ...rest]),
    ...section(t.documents, documentLines(documents, locale)),
    ...section(t.dates, dateLines(said, locale)),
  ];
}

function noteIn(parts: Parts, locale: Locale): SheetBlock {
  const lines = partIn(parts, locale).flatMap((block) => {
    const inner = block.kind === "section" ? block.blocks : [block];
    return inner.flatMap((each) =>
      each.kind === "facts" ? each.rows.map(([name, value]) => `${name}: ${value.replace(/\.$/, "")}`) : [],
    );
  });
  return { kind: "note", text: `${lines.join(". ")}.` };
}

const codeLine = ({ written, siteUrl }: Parts, locale: Locale): string =>
  words[locale].isGenuine(printedCode(written.code), new URL(siteUrl).host);
const codeDrawing = ({ written, siteUrl }: Parts): string => qrDrawing(qrCode(codeAddress(siteUrl, written.code)));

/** An A4 sheet: Marathi large, English small below it. */
export function quoteSheet(parts: Parts): Sheet {
  const { institute, written } = parts;
  const t = quoteWords.mr;
  return {
    id: "written-answer",
    locale: "mr",
    title: `${t.heading} – ${institute.name.mr}`,
    institute: institute.name.mr,
    on: indiaTime(written.at).day,
    pageOf: t.page,
    isOnePage: true,
    ...(institute.isSample && { sampleLine: words.mr.menu.sample }),
    check: { line: `${t.changes} ${codeLine(parts, "mr")}`, qr: codeDrawing(parts) },
    blocks: [
      { kind: "title", eyebrow: institute.name.mr, title: t.heading, logo: true },
      ...partIn(parts, "mr"),
      { kind: "section", heading: quoteWords.en.heading, blocks: [noteIn(parts, "en")] },
    ],
  };
}

/** For WhatsApp: the money without a name, and the reference, which opens it on /check. */
export function quotePicture(parts: Parts): Poster {
  const { institute, written } = parts;
  const { said } = written;
  const part = (lang: Locale) => {
    const t = quoteWords[lang];
    const [[firstName = "", first = ""] = [], ...others] = moneyLines(said, lang);
    const [date] = dateLines(said, lang);
    return {
      lang,
      title: said.who?.[lang] ?? t.heading,
      day: `${firstName}: ${first}`,
      facts: [...others, ...(date ? [date] : []), [t.reference, written.reference]].map(
        ([name, value]) => `${name}: ${value}`,
      ),
      check: codeLine(parts, lang),
    };
  };
  return {
    institute: institute.name,
    parts: [part("mr"), part("en")],
    name: quoteWords.mr.heading,
    on: indiaTime(written.at).day,
    qr: codeDrawing(parts),
    sample: institute.isSample ? `${words.mr.menu.sample} · ${words.en.menu.sample}` : undefined,
  };
}

/** A PDF, or with `?form=picture` a picture for WhatsApp. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const actor = requireStaff(context, "inbox");
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const t = quoteWords[locale];
  const inbox = context.get(inboxContext);
  const open = await inbox.open(params.reference, actor);
  const written = open?.written.find(({ code }) => code === params.code);
  if (!open || !written) return printRefusal(404, t.none);
  const records = context.get(publicRecordsContext);
  const { said, documents } = printableQuote(written, open, records);
  const parts = {
    ...{ open, documents, siteUrl: settings.siteUrl },
    written: { ...written, said },
    institute: records.of(instituteRecords).institute,
  };
  const printing = context.get(printingContext);
  const { code } = written;
  if (searchParams.get("form") !== "picture")
    return printResponse(printing.sheetOnce(quoteSheet(parts)), {
      type: "application/pdf",
      name: `${code}.pdf`,
      locale,
    });
  const print = { type: "image/png", name: `${code}.png`, locale, tooLong: t.tooLong } as const;
  return printResponse(printing.pictureOnce(quotePicture(parts)), print);
}
