import { type DraftData, type DraftPair, valueAt } from "#app/cms/records/draft.ts";
import { rowIdName, rowName } from "#app/cms/records/fields.ts";
import type { Parts, RecordKind } from "#app/cms/records/kind.ts";
import { joinLines } from "#app/cms/records/typed.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";

/** Rows that are edited one at a time. */
export function partsIn({ parts }: RecordKind, data: object): DraftData[] {
  const rows = parts && valueAt(data, parts.list);
  return Array.isArray(rows) ? (rows as DraftData[]) : [];
}

/** `blocks.b3` */
export const partPath = ({ parts }: RecordKind, row: DraftData, at: number): string =>
  `${parts?.list}.${rowName(row, at)}`;

/** `blocks.b3` for `blocks.b3.text.mr`, or the path of the pasted text; undefined for what is in the record's form. */
export function partOf({ parts }: RecordKind, path: string): string | undefined {
  const [list, row] = path.split(".");
  if (parts === undefined || list === undefined) return undefined;
  if (list === parts.pasted) return list;
  return list === parts.list && row ? `${list}.${row}` : undefined;
}

/** Adds what was typed, in one part or in all else, to the draft that the form was based on. */
export function withTyped(kind: RecordKind, base: DraftData, typed: DraftData, part: string | undefined): DraftData {
  const { parts } = kind;
  if (parts === undefined) return typed;
  const { [parts.list]: list, [parts.pasted]: pasted, ...others } = part === undefined ? typed : base;
  const [row] = partsIn(kind, typed);
  const rows = partsIn(kind, base).map((each, at) => (row && partPath(kind, each, at) === part ? row : each));
  const text = (part === parts.pasted ? typed : base)[parts.pasted];
  const hasList = (part === undefined ? base[parts.list] : list) !== undefined;
  return {
    ...others,
    ...(hasList && { [parts.list]: rows }),
    ...(text !== undefined && { [parts.pasted]: text }),
  };
}

export type PartVerb = "add" | "up" | "down" | "copy" | "remove";

/** `at` is the row to show next; undefined if it is gone. */
interface Changed {
  rows: DraftData[];
  at: number | undefined;
}

/** A heading moves with all rows up to the next of its level or a higher one. */
function endOf({ levelOf }: Parts, rows: DraftData[], at: number): number {
  const own = levelOf(rows[at] as DraftData);
  if (own === undefined) return at + 1;
  const next = rows.findIndex((row, index) => index > at && (levelOf(row) ?? Infinity) <= own);
  return next < 0 ? rows.length : next;
}

/** Moved up, a heading passes the whole part before it, another row one row. */
function placeAbove({ levelOf }: Parts, rows: DraftData[], at: number): number {
  const own = levelOf(rows[at] as DraftData);
  if (own === undefined) return Math.max(0, at - 1);
  return Math.max(
    0,
    rows.slice(0, at).findLastIndex((row) => (levelOf(row) ?? Infinity) <= own),
  );
}

const movedUp = (rows: DraftData[], from: number, end: number, to: number): DraftData[] => [
  ...rows.slice(0, to),
  ...rows.slice(from, end),
  ...rows.slice(to, from),
  ...rows.slice(end),
];

/** Moving a heading moves all that belongs to it. @param at the number of the row; undefined to add one at the end */
export function changeParts(
  parts: Parts,
  rows: DraftData[],
  at: number | undefined,
  verb: PartVerb,
  makeId: () => string,
): Changed {
  if (verb === "add" || at === undefined) {
    const next = at === undefined ? rows.length : at + 1;
    return { rows: rows.toSpliced(next, 0, { ...parts.rowOf({}), [rowIdName]: makeId() }), at: next };
  }
  const row = rows[at] as DraftData;
  if (verb === "copy")
    return { rows: rows.toSpliced(at + 1, 0, { ...structuredClone(row), [rowIdName]: makeId() }), at: at + 1 };
  if (verb === "remove") return { rows: rows.toSpliced(at, 1), at: undefined };
  const end = endOf(parts, rows, at);
  if (verb === "up") {
    const to = placeAbove(parts, rows, at);
    return { rows: movedUp(rows, at, end, to), at: to };
  }
  if (end === rows.length) return { rows, at };
  // To move a row down, what follows is moved up: for a heading the whole next part, for another row just the next row.
  const isHeading = parts.levelOf(row) !== undefined;
  const nextEnd = isHeading ? endOf(parts, rows, end) : end + 1;
  return { rows: movedUp(rows, end, nextEnd, at), at: at + nextEnd - end };
}

/** Empty lines divide paragraphs. */
export const paragraphsIn = (text = ""): string[] =>
  text
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : line))
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** A paragraph can be split between sentences; a line of the text ends one, too. */
export const sentencesIn = (paragraph: string): string[] =>
  paragraph
    .split("\n")
    .flatMap((line) => line.trim().split(/(?<=[.!?।॥]["'”’)]?)\s+/u))
    .filter(Boolean);

/** A side is undefined where a paragraph has no partner. */
export function pairsOf(pasted: DraftPair): DraftPair[] {
  const [mr, en] = [paragraphsIn(pasted.mr), paragraphsIn(pasted.en)];
  return Array.from({ length: Math.max(mr.length, en.length) }, (_, at) => ({
    ...(en[at] !== undefined && { en: en[at] }),
    ...(mr[at] !== undefined && { mr: mr[at] }),
  }));
}

export const isPaired = (pairs: DraftPair[]): boolean => pairs.length > 0 && pairs.every(({ en, mr }) => en && mr);

const change = /^(?<verb>join|split)\.(?<locale>en|mr)\.(?<at>\d{1,3})(?:\.(?<sentence>\d{1,3}))?$/;

/** `join.mr.2` joins a paragraph with the one before it, `split.mr.2.1` begins a new one with its second sentence. */
export function changePasted(pasted: DraftPair, intent: string): DraftPair | undefined {
  const { verb, locale, at, sentence } = change.exec(intent)?.groups ?? {};
  const own = locales.find((each) => each === locale);
  const paragraphs = paragraphsIn(own && pasted[own]);
  const [place, from] = [Number(at), Number(sentence ?? 0)];
  const paragraph = paragraphs[place];
  if (own === undefined || paragraph === undefined) return undefined;
  if (verb === "join" && place > 0) paragraphs.splice(place - 1, 2, `${paragraphs[place - 1]}\n${paragraph}`);
  if (verb === "split") {
    const sentences = sentencesIn(paragraph);
    const halves = [sentences.slice(0, from), sentences.slice(from)].map((half) => half.join(" ")).filter(Boolean);
    paragraphs.splice(place, 1, ...halves);
  }
  return { ...pasted, [own as Locale]: paragraphs.join("\n\n") };
}

const rowsOf = (parts: Parts, pairs: DraftPair[], makeId: () => string): DraftData[] =>
  pairs.map(({ en = "", mr = "" }) => {
    return { ...parts.rowOf({ en: joinLines(en), mr: joinLines(mr) }), [rowIdName]: makeId() };
  });

/** Adds at the end, or in place of the earlier paragraphs: headings, lists, pictures and signatures stay. */
export function withPasted(
  parts: Parts,
  rows: DraftData[],
  pairs: DraftPair[],
  where: "end" | "instead",
  makeId: () => string,
): DraftData[] {
  const made = rowsOf(parts, pairs, makeId);
  const first = where === "instead" ? rows.findIndex(parts.isReplaced) : -1;
  if (first < 0) return [...rows, ...made];
  const kept = (row: DraftData) => !parts.isReplaced(row);
  return [...rows.slice(0, first), ...made, ...rows.slice(first).filter(kept)];
}

const en = {
  list: {
    title: "Parts of the text",
    lead: "Press a part to write in it.",
    none: "No part yet.",
    wrong: "to be corrected",
    add: "Add a part",
    paste: "Paste a long text",
    waits: "Pasted text: paragraphs still to be matched",
    changed: "The parts are changed in the draft.",
    undo: "Undo",
  },
  buttons: {
    add: "Save and add a part below",
    up: "Move up",
    down: "Move down",
    copy: "Copy",
    remove: "Remove",
    headingHelp: "Moving this heading moves all parts up to the next heading.",
  },
  pasted: {
    title: "Paste a long text",
    pair: "Pair the paragraphs",
    pairs: "Which paragraphs belong together?",
    counts: (mr: string, en: string) => `${mr} paragraphs in Marathi, ${en} in English.`,
    unpaired:
      "Join or split paragraphs until each English paragraph is next to its Marathi one. Until then, this page cannot be published.",
    paired: "All paragraphs match.",
    nothing: "Nothing here yet",
    join: "Join with the one above",
    split: "Split",
    splitHere: "Split here",
    instead: "Put it in place of the paragraphs on the page",
    end: "Add it at the end of the page",
    kept: "Headings, lists, pictures and the signature stay.",
  },
};

const mr: typeof en = {
  list: {
    title: "मजकुराचे भाग",
    lead: "भाग बदलण्यासाठी त्यावर दाबा.",
    none: "अजून एकही भाग नाही.",
    wrong: "दुरुस्त करा",
    add: "भाग जोडा",
    paste: "मोठा मजकूर पेस्ट करा",
    waits: "पेस्ट केलेल्या मजकुराच्या जोड्या लावायच्या आहेत",
    changed: "मसुद्यातील भाग बदलले.",
    undo: "पूर्ववत करा",
  },
  buttons: {
    add: "जतन करा आणि खाली भाग जोडा",
    up: "वर न्या",
    down: "खाली न्या",
    copy: "प्रत बनवा",
    remove: "काढून टाका",
    headingHelp: "हा मथळा हलवला, की पुढच्या मथळ्यापर्यंतचे सर्व भाग त्याच्यासोबत जातात.",
  },
  pasted: {
    title: "मोठा मजकूर पेस्ट करा",
    pair: "परिच्छेदांच्या जोड्या लावा",
    pairs: "कोणत्या मराठी परिच्छेदाची जोडी कोणत्या इंग्रजी परिच्छेदाशी?",
    counts: (mr, en) => `मराठीत ${mr} परिच्छेद, इंग्रजीत ${en}.`,
    unpaired: "प्रत्येक परिच्छेदाची जोडी लागेपर्यंत परिच्छेद एकत्र करा किंवा त्याचे दोन भाग करा. तोपर्यंत हे पान प्रसिद्ध करता येत नाही.",
    paired: "प्रत्येक परिच्छेदाची जोडी लागली.",
    nothing: "इथे अजून काही नाही",
    join: "वरच्या परिच्छेदासोबत एकत्र करा",
    split: "दोन भाग करा",
    splitHere: "इथे दोन भाग करा",
    instead: "पानावरील परिच्छेदांच्या जागी हे ठेवा",
    end: "हे पानाच्या शेवटी जोडा",
    kept: "मथळे, याद्या, फोटो आणि सही: हे सर्व तसेच राहते.",
  },
};

export const partWords: Record<Locale, typeof en> = { en, mr };
