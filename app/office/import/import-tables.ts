import { fieldAt, type RecordField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { comparableText } from "#app/lib/i18n/search-terms.ts";
import { teacherKind } from "#app/people/profiles/teacher-kind.ts";
import { committeeKind } from "#app/site/committees/committee.ts";
import { subjectsKind } from "#app/site/course/course-kinds.ts";
import { feeOrderKind } from "#app/site/fees/fee-order-kind.ts";
import { addressKey, redirectsKind } from "#app/site/redirects/redirects.ts";
import { importWords } from "./import-words.ts";

export interface ImportTable {
  name: string;
  kind: RecordKind;
  /** Fields of the record itself, by path. */
  record: readonly string[];
  /** Lists whose rows the table has; of several, a column says which. Empty when each row is a record. */
  lists: readonly string[];
  row: readonly string[];
  recordKeys: readonly string[];
  /** Field by which a list's row is found again. */
  rowKey?: string;
  /** Two values of `rowKey` mean the same if this is equal; by default their letters and digits. */
  sameRow?: (text: string) => string | undefined;
  /** If rows are amounts, a row with their sum is left out. */
  hasAmounts?: boolean;
  /** Rows that go beside the list: their names in the column, the group that they fill in, and its fields by column. */
  beside?: { column: string; names: readonly string[]; group: string; fields: Readonly<Record<string, string>> };
  /** Numbers new records, so that they keep the order of the table, in whichever order they are published. */
  numberedBy?: string;
  /** A text file of two columns, which needs no heads. */
  isPairs?: boolean;
}

const details = [
  ...["qualifications", "specialization", "department", "designation", "experience.industry", "experience.teaching"],
  ...["publication", "award", "membership", "email"],
].map((name) => `details.${name}`);

const single = { record: [], recordKeys: [] };

export const importTables: readonly ImportTable[] = [
  {
    name: "teachers",
    kind: teacherKind as RecordKind,
    record: ["name", ...details, "account"],
    ...{ lists: [], row: [], recordKeys: ["details.email", "account", "name"], numberedBy: "place" },
  },
  {
    ...{ name: "subjects", kind: subjectsKind as RecordKind, ...single, lists: ["firstYear", "secondYear"] },
    ...{ row: ["code", "name", "practical"], rowKey: "code" },
  },
  {
    ...{ name: "committees", kind: committeeKind as RecordKind, record: ["title", "kind", "description"] },
    ...{ lists: ["members"], row: ["name", "role", "until"], recordKeys: ["title"], rowKey: "name" },
  },
  {
    ...{ name: "fees", kind: feeOrderKind as RecordKind, record: ["year", "orderedOn", "inForceFrom"] },
    ...{
      lists: ["lines"],
      row: ["name", "head", "firstYear", "secondYear"],
      recordKeys: ["year"],
      rowKey: "name",
      hasAmounts: true,
      beside: {
        ...{ column: "head", group: "deposit", fields: { name: "name", firstYear: "rupees" } },
        names: ["deposit", "caution deposit", "refundable deposit", "caution money", "अनामत", "अनामत रक्कम"],
      },
    },
  },
  {
    ...{ name: "redirects", kind: redirectsKind as RecordKind, ...single, lists: ["redirects"] },
    ...{ row: ["from", "to"], rowKey: "from", sameRow: (text) => addressKey(text) ?? text, isPairs: true },
  },
];

export const tableNamed = (name: string): ImportTable | undefined => importTables.find((table) => table.name === name);

/** Heads that colleges' own tables use, by table and path; those in Devanagari are Marathi. */
export const otherHeads: Record<string, Record<string, readonly string[]>> = {
  teachers: {
    name: [
      "Name of teacher",
      "Name of the teacher",
      "Name of faculty",
      "Faculty name",
      "Teacher",
      "Full name",
      "Name of staff",
      "Name of the faculty",
      "Staff name",
      "शिक्षकाचे नाव",
      "शिक्षकांचे नाव",
      "प्राध्यापकाचे नाव",
    ],
    "details.qualifications": ["Qualification", "Educational qualification", "पात्रता", "शिक्षण"],
    "details.specialization": ["Specialisation", "Subject"],
    "details.department": ["Dept"],
    "details.designation": ["Post", "पदनाम"],
    "details.experience.industry": ["Industry experience", "Industrial experience"],
    "details.experience.teaching": ["Teaching experience", "Experience", "Experience in years", "अनुभव"],
    "details.email": ["Email ID", "Email address", "E-mail", "E-mail ID", "ई-मेल", "ईमेल आयडी"],
  },
  subjects: {
    code: ["Subject code", "Course code", "विषय कोड"],
    name: ["Subject name", "Name of subject", "Name of the subject", "Course title", "विषयाचे नाव"],
    practical: ["Practical", "Practicals", "प्रात्यक्षिक"],
  },
  committees: {
    title: ["Committee", "Name of committee", "समिती"],
    name: ["Member", "Name of member", "Name of the member", "सदस्य", "सदस्याचे नाव"],
    role: ["Role", "Designation", "पदनाम"],
    until: ["Until", "Term until", "मुदत"],
  },
  fees: {
    year: ["Session", "A.Y.", "शै. वर्ष"],
    orderedOn: ["Order date", "Date of order", "आदेश दिनांक"],
    inForceFrom: ["In force from", "Applicable from", "Effective from", "With effect from", "कधीपासून लागू"],
    name: ["Particulars", "Fee head", "Head", "Fee", "तपशील", "शुल्क"],
    firstYear: [
      "First year",
      "1st year",
      "Year 1",
      "I year",
      "First year fee",
      "First year fees",
      "पहिले वर्ष",
      "प्रथम वर्ष",
    ],
    secondYear: [
      "Second year",
      "2nd year",
      "Year 2",
      "II year",
      "Second year fee",
      "Second year fees",
      "दुसरे वर्ष",
      "द्वितीय वर्ष",
    ],
  },
};

export interface ImportColumn {
  of: "record" | "row" | "list";
  /** With the language of a text: `details.email`, `name.mr`. */
  path: string;
  field: RecordField | undefined;
  head: Record<Locale, string>;
  /** Heads that are read as this column, normalised for comparison. */
  heads: string[];
}

export function labelAt({ kind, lists, row }: ImportTable, path: string, locale: Locale): string {
  const { fields } = kind.words[locale];
  const place = row.includes(path) ? `${lists[0]}.${path}` : path;
  const parts = path.split(".");
  // With the name of the group around it, as in "Experience: In industry", unless that group is the outermost one.
  const around = parts.length > 2 ? `${fields[parts.slice(0, -1).join(".")]?.label}: ` : "";
  return around + (fields[place]?.label ?? path);
}

const isMarathi = (head: string) => /\p{Script=Devanagari}/u.test(head);

function columnsAt(table: ImportTable, of: "record" | "row", path: string): ImportColumn[] {
  const field = fieldAt(table.kind.fields, of === "row" ? `${table.lists[0]}.0.${path}` : path);
  const label = (locale: Locale) => labelAt(table, path, locale);
  const others = otherHeads[table.name]?.[path] ?? [];
  if (field?.type !== "pair") {
    const head = { en: label("en"), mr: label("mr") };
    return [{ of, path, field, head, heads: [head.en, head.mr, ...others].map(comparableText) }];
  }
  return locales.map((language) => {
    const headIn = (locale: Locale) => importWords[locale].headIn(label(locale), language);
    const head = { en: headIn("en"), mr: headIn("mr") };
    const own = others.filter((other) => isMarathi(other) === (language === "mr"));
    const heads = [head.en, head.mr, label(language), ...own].map(comparableText);
    return { of, path: `${path}.${language}`, field, head, heads };
  });
}

const known = new Map<ImportTable, ImportColumn[]>();

/** In the order of the template; always the same objects. */
export function columnsOf(table: ImportTable): ImportColumn[] {
  const columns = known.get(table) ?? makeColumns(table);
  known.set(table, columns);
  return columns;
}

function makeColumns(table: ImportTable): ImportColumn[] {
  const { en, mr } = importWords;
  const list: ImportColumn = {
    of: "list",
    path: "",
    field: undefined,
    head: { en: en.year, mr: mr.year },
    heads: [en.year, mr.year].map(comparableText),
  };
  return [
    ...table.record.flatMap((path) => columnsAt(table, "record", path)),
    ...(table.lists.length > 1 ? [list] : []),
    ...table.row.flatMap((path) => columnsAt(table, "row", path)),
  ];
}

export const keyColumns = (table: ImportTable): ImportColumn[] =>
  columnsOf(table).filter(
    ({ of, path }) => of === "record" && table.recordKeys.includes(path.replace(/\.(?:en|mr)$/, "")),
  );

/** Longer cells are no heads; in letters. */
const longestHead = 200;

/** In either language, whatever unit stands behind it. */
export function columnOf(columns: ImportColumn[], head: string): ImportColumn | undefined {
  if (head.length > longestHead) return undefined;
  const plain = comparableText(head);
  if (plain === "") return undefined;
  const bare = plain.replace(/ (?:in )?(?:rs|rupees|inr|रु|रुपये|रुपयांत)$/, "");
  return columns.find(({ heads }) => heads.includes(plain)) ?? columns.find(({ heads }) => heads.includes(bare));
}
