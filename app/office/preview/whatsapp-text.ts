import { endOfMessage } from "#app/cms/check-codes/check-code.ts";
import type { Text } from "#app/cms/content/text.ts";
import type { DraftData, DraftPair, DraftValue } from "#app/cms/records/draft.ts";
import { isShortText, type RecordField } from "#app/cms/records/fields.ts";
import { publicFields, type RecordKind } from "#app/cms/records/kind.ts";
import { recordNamesOf } from "#app/cms/records/labels.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { dayFrom } from "#app/cms/records/typed.ts";
import { formatDay } from "#app/lib/i18n/format.ts";
import { inLocale, type Locale, otherLocale } from "#app/lib/i18n/locale.ts";

interface Message {
  kind: RecordKind;
  slug: string;
  data: DraftData;
  institute: Text;
  siteUrl: string;
  lastDay?: string | undefined;
  /** Only if the record is public as it is here. */
  code?: string | undefined;
  locale: Locale;
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Only a short value: a day, a time or a short text. */
function factOf(field: RecordField, value: DraftValue | undefined, locale: Locale, label: string): string | undefined {
  if (field.type === "day") {
    const day = dayFrom(String(value ?? ""));
    return day && label + plain(formatDay(day, locale));
  }
  if (field.type === "time" && value) return label + String(value);
  if (!isShortText(field)) return undefined;
  return (value as DraftPair | undefined)?.[locale];
}

/** In letters: WhatsApp folds a longer message behind "Read more". */
const longestMessage = 700;
/** Lines are shortened to these lengths in turn, until the message is short enough. */
const lineLengths = [longestMessage, 200, 120, 60];

const cut = (line: string, most: number) => (line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line);

function partIn(locale: Locale, { kind, data, institute }: Message, most: number): string | undefined {
  const name = recordNamesOf(kind, data)?.[locale];
  if (!name) return undefined;
  const areSeveral = publicFields(kind).filter(({ type, name }) => type === "day" && data[name]).length > 1;
  const facts = publicFields(kind).flatMap((field) => {
    const label = areSeveral ? `${kind.words[locale].fields[field.path]?.label}: ` : "";
    const fact = factOf(field, data[field.name], locale, label);
    return fact && fact !== name ? [fact] : [];
  });
  const made = kind.answerOf && publishable(kind, data);
  const said = made?.ok ? kind.answerOf?.(made.record as object, locale) : undefined;
  const lines = (said ?? facts).map((fact) => cut(plain(fact), most));
  return [`*${cut(name.replaceAll("*", ""), most)}*`, ...lines, institute[locale]].join("\n");
}

const validUntil = (day: string) => plain(`${formatDay(day, "mr")} पर्यंत लागू · Valid until ${formatDay(day, "en")}`);

/**
 * Marathi first, title in WhatsApp's bold, one fact a line, the address and code last; a language without title is
 * omitted.
 */
export function whatsAppText(message: Message): string {
  const { kind, slug, siteUrl, locale, code, lastDay } = message;
  const [address = "/"] = kind.addresses(slug);
  const first: Locale = "mr";
  const end = [...(lastDay ? [validUntil(lastDay)] : []), ...endOfMessage(siteUrl, inLocale(address, locale), code)];
  const textOf = (most: number) =>
    [...[first, otherLocale(first)].flatMap((each) => partIn(each, message, most) ?? []), ...end].join("\n\n");
  const texts = lineLengths.map(textOf);
  return texts.find((text) => text.length <= longestMessage) ?? textOf(Math.min(...lineLengths));
}
