import { qrCode, qrDrawing } from "#app/design/qr-code.ts";
import { words } from "#app/design/words/words.ts";
import { codeAddress, printedCode } from "#app/platform/check-codes/check-code.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import { isTextPair } from "#app/platform/content/localise.ts";
import { formatDay, formatDays } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Poster, PosterPart } from "#app/platform/made/poster.ts";
import { isShortText } from "#app/platform/records/fields.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { publicFields } from "#app/platform/records/shown-fields.ts";
import { posterWords } from "./words.ts";

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
