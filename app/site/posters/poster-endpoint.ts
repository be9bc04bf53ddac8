import { codeAddress, printedCode } from "#app/cms/check-codes/check-code.ts";
import { codeOfRecord } from "#app/cms/check-codes/record-code.server.ts";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import type { Institute } from "#app/cms/content/institute.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { isTextPair } from "#app/cms/content/text.ts";
import { isShortText, type RecordField } from "#app/cms/records/fields.ts";
import { publicFields, type RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds, kindsContext } from "#app/cms/records/kind-files.server.ts";
import { recordsContext } from "#app/cms/records/records.server.ts";
import { formatDay, formatDays, indiaTime } from "#app/lib/i18n/format.ts";
import { type Locale, splitLocale } from "#app/lib/i18n/locale.ts";
import { printingContext } from "#app/pdf/made/printing.server.ts";
import { type Poster, type PosterPart, posterForms } from "#app/pdf/made/sheet.ts";
import { printRefusal, printResponse } from "#app/pdf/print-response.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { settings } from "#app/settings.server.ts";
import { qrCode, qrDrawing } from "#app/ui/qr-code.ts";
import { words } from "#app/ui/words/words.ts";
import type { Route } from "./+types/poster-endpoint";
import { posterWords } from "./poster-links.tsx";

interface Shown {
  kind: RecordKind;
  record: object;
  /** The missing language, if it will follow. */
  follows: Locale | undefined;
  lastDay: string | undefined;
  code: string;
  institute: Pick<Institute, "name" | "isSample">;
  siteUrl: string;
}

/** The most facts below the day; or lines, where the kind writes them (`answerOf`), such as dates. */
const mostFacts = 3;
const mostLines = 8;

/** The days that a record is about, first and last; not the day of publication. */
function daysOf(kind: RecordKind, record: object): string[] {
  const values = record as Record<string, unknown>;
  return publicFields(kind).flatMap(({ type, name }) => {
    const value = type === "day" && name !== kind.publishedOn ? values[name] : undefined;
    return typeof value === "string" ? [value] : [];
  });
}

const firstDayIn = (record: object) => /\b\d{4}-\d\d-\d\d\b/.exec(JSON.stringify(record))?.[0];

function factOf(kind: RecordKind, field: RecordField, value: unknown, locale: Locale): string | undefined {
  if (field.type === "choice") return kind.words[locale].choices?.[`${field.path}.${value}`];
  if (!isShortText(field)) return undefined;
  return typeof value === "object" && value !== null && isTextPair(value) ? value[locale] : undefined;
}

function posterPart(shown: Shown, lang: Locale): PosterPart {
  const { kind, record, lastDay, code, siteUrl } = shown;
  const values = record as Record<string, unknown>;
  const title = kind.nameOf(record)[lang];
  const [from, to] = daysOf(kind, record);
  const lines = kind.answerOf?.(record, lang);
  const facts = lines ?? publicFields(kind).flatMap((field) => factOf(kind, field, values[field.name], lang) ?? []);
  const until = to ?? from ?? lastDay;
  return {
    lang,
    title,
    day: from && formatDays(from, to, lang),
    facts: facts.filter((fact) => fact !== title).slice(0, lines ? mostLines : mostFacts),
    check: words[lang].isGenuine(printedCode(code), new URL(siteUrl).host),
    until: until && posterWords[lang].until(formatDay(until, lang)),
  };
}

/** Marathi first; scanning the code tells that it was a poster. */
export function posterOf(shown: Shown): Poster {
  const { kind, record, follows, code, institute, siteUrl } = shown;
  const languages = (["mr", "en"] as const).filter((each) => each !== follows);
  const dated = record as Record<string, unknown>;
  return {
    institute: institute.name,
    parts: languages.map((lang) => posterPart(shown, lang)),
    name: kind.nameOf(record)[languages[0] ?? "mr"],
    on: String(dated[kind.publishedOn ?? ""] ?? daysOf(kind, record)[0] ?? firstDayIn(record)),
    qr: qrDrawing(qrCode(`${codeAddress(siteUrl, code)}?from=poster`)),
    sample: institute.isSample ? `${posterWords.mr.sample} · ${posterWords.en.sample}` : undefined,
  };
}

/** Drawn from the current edition; `?form=picture` gives a picture. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  requireStaff(context, "write");
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const words = posterWords[locale];
  const form = posterForms.find((each) => each === searchParams.get("form")) ?? "a4";
  const records = context.get(publicRecordsContext);
  const kind = context.get(kindsContext).find(({ name, isShared }) => name === params.kind && isShared);
  const entry = kind && records.ever(filesOfKinds(kind), kind.name).get(params.slug);
  const code = kind && codeOfRecord(kind, params.slug, records);
  if (!kind || !code || entry?.is !== "current") return printRefusal(404, words.none);
  const open = await context.get(recordsContext).open(kind.name, params.slug);
  const end = open?.current?.publicUntil;
  const poster = posterOf({
    kind,
    record: entry.record as object,
    follows: entry.follows,
    // The moment is the first at which it is not public.
    lastDay: end ? indiaTime(end - 1).day : undefined,
    code,
    institute: records.of(instituteRecords).institute,
    siteUrl: settings.siteUrl,
  });
  const [type, ending] = form === "a4" ? (["application/pdf", "pdf"] as const) : (["image/png", "png"] as const);
  const print = { type, name: `${params.slug}.${ending}`, locale, tooLong: words.tooLong };
  return printResponse(context.get(printingContext).poster(poster, form), print);
}
