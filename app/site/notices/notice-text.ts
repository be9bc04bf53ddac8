import type { PublicRecord } from "#app/cms/content/public-records.server.ts";
import { localise } from "#app/cms/content/text.ts";
import { formatDayPart, indiaTime } from "#app/lib/i18n/format.ts";
import { formatClock } from "#app/lib/i18n/format-moment.ts";
import { type Locale, otherLocale } from "#app/lib/i18n/locale.ts";
import type { Notice } from "./notice-kind.ts";

const en = {
  archive: "Notices by academic year",
  current: "Current",
  currentTitle: "Current notices",
  academicYear: (year: string) => `Academic year ${year}`,
  ofYear: (year: string) => `Notices ${year}`,
  yearDescription: (year: string, name: string, [first, last]: string[]) =>
    `Every notice of ${name} in the academic year ${year}, ${first} to ${last}, the newest first.`,
  pageTitle: (title: string, page: string) => `${title}, page ${page}`,
  count: (count: string, isOne: boolean) => (isOne ? "1 notice" : `${count} notices`),
  none: "There is no notice at present. Earlier notices are under their academic year.",
  noneEver: "There is no notice yet.",
  hasFile: "PDF",
  hasEnded: "No longer valid",
  corrected: (when: string) => `Corrected: ${when}`,
  pages: "Pages",
  page: (page: string, of: string) => `Page ${page} of ${of}`,
  previous: "Newer",
  next: "Older",
  ended: (day: string) => `This notice is no longer valid. It ended on ${day}.`,
  follows: "The English text is not ready yet. Read the notice in Marathi:",
  more: (page: string) => `Read more: ${page}`,
  share: "Share on WhatsApp",
  file: "Open the document",
  others: "Other notices",
  all: "All notices",
  description: (day: string, name: string) => `Notice of ${day} by ${name}.`,
  withdrawn: "This notice was withdrawn",
  withdrawnText: "It was published by mistake. Please do not rely on it. If you have a question, call",
};

const mr: typeof en = {
  archive: "शैक्षणिक वर्षानुसार सूचना",
  current: "सध्याच्या",
  currentTitle: "सध्याच्या सूचना",
  academicYear: (year) => `शैक्षणिक वर्ष ${year}`,
  ofYear: (year) => `सूचना ${year}`,
  yearDescription: (year, name, [first, last]) =>
    `${name}: शैक्षणिक वर्ष ${year} (${first} ते ${last}) मधील सर्व सूचना. सर्वांत नवी सूचना आधी दिसते.`,
  pageTitle: (title, page) => `${title}, पान ${page}`,
  count: (count) => `${count} सूचना`,
  none: "सध्या कोणतीही सूचना नाही. आधीच्या सूचना त्यांच्या शैक्षणिक वर्षात पाहा.",
  noneEver: "अजून कोणतीही सूचना नाही.",
  hasFile: "PDF",
  hasEnded: "आता लागू नाही",
  corrected: (when) => `दुरुस्ती: ${when}`,
  pages: "पाने",
  page: (page, of) => `पान ${page} / ${of}`,
  previous: "नव्या सूचना",
  next: "जुन्या सूचना",
  ended: (day) => `ही सूचना आता लागू नाही. तिची मुदत ${day} रोजी संपली.`,
  follows: "मराठी मजकूर अजून तयार नाही. ही सूचना इंग्रजीत वाचा:",
  more: (page) => `अधिक माहिती: ${page}`,
  share: "WhatsApp वर पाठवा",
  file: "कागदपत्र उघडा",
  others: "इतर सूचना",
  all: "सर्व सूचना",
  description: (day, name) => `${name}: ${day} रोजीची सूचना.`,
  withdrawn: "ही सूचना मागे घेतली आहे",
  withdrawnText: "ही सूचना चुकून प्रसिद्ध झाली होती. कृपया तिच्यावर विसंबून राहू नका. काही शंका असल्यास फोन करा:",
};

export const noticeWords: Record<Locale, typeof en> = { en, mr };

/** `at` is the position in the line, or the number of the line: a React key, unique among siblings. */
export interface LinePiece {
  at: number;
  text: string;
  isLink: boolean;
}

interface Line {
  at: number;
  pieces: LinePiece[];
}

export interface Block {
  at: number;
  kind: "paragraph" | "list";
  lines: Line[];
}

const entry = /^\s*[-•]\s+/;
const address = /https:\/\/[^\s<>"“”‘’]+/g;
/** Punctuation that ends a sentence does not belong to the address before it. */
const closing = new Set([...".,;:!?)]।'"]);

function piecesOf(line: string): LinePiece[] {
  const pieces: LinePiece[] = [];
  let from = 0;
  for (const { 0: found, index } of line.matchAll(address)) {
    let end = found.length;
    while (closing.has(found[end - 1] ?? "")) end -= 1;
    if (!URL.canParse(found.slice(0, end))) continue;
    pieces.push({ at: from, text: line.slice(from, index), isLink: false });
    pieces.push({ at: index, text: found.slice(0, end), isLink: true });
    from = index + end;
  }
  return [...pieces, { at: from, text: line.slice(from), isLink: false }].filter(({ text }) => text.length > 0);
}

/**
 * Parses the typed details of a notice into blocks: an empty line ends a paragraph, lines that begin with "- " are
 * a list, and an address with https:// is a link. There is no other markup.
 */
export function detailBlocks(details: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const [at, line] of details.split(/\r?\n/).entries()) {
    if (line.trim() === "") {
      current = undefined;
      continue;
    }
    const kind = entry.test(line) ? "list" : "paragraph";
    if (current?.kind !== kind) {
      current = { at, kind, lines: [] };
      blocks.push(current);
    }
    current.lines.push({ at, pieces: piecesOf(line.replace(entry, "").trim()) });
  }
  return blocks;
}

const plainLines = (blocks: Block[]): string =>
  blocks
    .flatMap(({ lines }) => lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")))
    .map((line, index, { length }) => (index + 1 === length || /[.,;:?!।]$/.test(line) ? line : `${line} ·`))
    .join(" ");

export const plainDetails = (details: string): string => plainLines(detailBlocks(details));

export const firstOfDetails = (details: string): string => plainLines(detailBlocks(details).slice(0, 1));

/** A text of at most `most` characters; a longer one ends after a whole word, with an ellipsis. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join("");
  const end = cut.lastIndexOf(" ");
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[,;:.–-]$/, "")}…`;
}

/** How long a correction is shown, in milliseconds. */
const week = 7 * 86_400_000;

const shownIn = (locale: Locale, notice: Notice) =>
  JSON.stringify(localise<Notice>({ ...notice, pinUntil: undefined }, locale));

/** One text for both languages: the translation is not written yet. */
const isOfOneLanguage = ({ text }: Notice) => text.en === text.mr;

/** In ms since 1970; undefined once a week is over. A translation that was added later is no correction. */
export function correctedAt(
  { record, changedAt, earlier = [] }: Pick<PublicRecord<Notice>, "record" | "changedAt" | "earlier">,
  locale: Locale,
  today: string,
): number | undefined {
  const isOther = (was: Notice, lang: Locale) => shownIn(lang, was) !== shownIn(lang, record);
  const at = earlier.findLastIndex(
    ({ record: was }) =>
      isOther(was, locale) && (!isOfOneLanguage(was) || isOfOneLanguage(record) || isOther(was, otherLocale(locale))),
  );
  // The versions after that one say the same: the first of them was the correction.
  const corrected = at < 0 ? undefined : at === earlier.length - 1 ? changedAt : earlier[at]?.until;
  return corrected && indiaTime(corrected + week).day > today ? corrected : undefined;
}

export const correctedText = (at: number, locale: Locale): string =>
  noticeWords[locale].corrected(
    `${formatDayPart(indiaTime(at).day, locale, { day: "numeric", month: "long" })}, ${formatClock(at, locale)}`,
  );
