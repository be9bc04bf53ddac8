import { z } from "zod";
import { day, slug, type Text, text, webAddress } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { paperKindWords, requirementKindWords } from "./kind-words.ts";
import { duty, isOpenToAll, type Paper, paper, type Requirement } from "./schema.ts";
import { isAdverse } from "./states.ts";

type Fault = { path: string; takes: Text };
type Decision = NonNullable<Paper["decision"]>;

const needsYear: Text = {
  en: "the academic year that it is for. Without a year it does not count",
  mr: "ते कोणत्या शैक्षणिक वर्षासाठी आहे; नाहीतर ते कोणत्याच वर्षासाठी धरले जाणार नाही",
};
const needsEnd: Text = {
  en: "the last day on which it counts. Without that day it does not count",
  mr: "ते कोणत्या दिवसापर्यंत लागू आहे; नाहीतर ते कोणत्याच दिवसासाठी धरले जाणार नाही",
};
const notOfDuty: Text = {
  en: "another document for the same item of the disclosure register",
  mr: "नोंदवहीतील याच बाबीचे दुसरे कागदपत्र",
};
const isSecond = ({ title: { en, mr } }: Paper): Text => ({
  en: `“${en}”, as the document that this one replaces. There is already one for that year; it stays on the page, marked as replaced`,
  mr: `“${mr}”; त्याच वर्षाचे ते कागदपत्र आधीच आहे. त्याच्या जागी हे येईल आणि ते पानावर बदललेले म्हणून राहील`,
});

/** A suspension or its end is not among them: it does not replace the letter that it is about. */
const onApplication: ReadonlySet<Decision> = new Set(["granted", "provisional", "conditional", "refused"]);

/** False if the chain of `replaces` is a circle. */
function endsSomewhere(paper: Paper, others: Paper[]): boolean {
  const seen = new Set([paper.id]);
  for (let next = paper.replaces; next !== undefined; next = others.find(({ id }) => id === next)?.replaces) {
    if (seen.has(next)) return false;
    seen.add(next);
  }
  return true;
}

function sameYear(paper: Paper, others: Paper[]): Paper | undefined {
  const { duty, forYear, decision = "granted", issuedOn } = paper;
  if (!forYear || !issuedOn || !onApplication.has(decision)) return undefined;
  const replaced = new Set([paper, ...others].map(({ replaces }) => replaces));
  return others.find(
    (each) =>
      each.duty === duty &&
      each.forYear === forYear &&
      each.issuedOn !== undefined &&
      onApplication.has(each.decision ?? "granted") &&
      !replaced.has(each.id),
  );
}

/**
 * A paper without the year or last day that its requirement needs would not be shown; a second letter for a year that
 * does not replace the first would be shown twice.
 * @param related the requirements; years and ends are checked only with them
 */
export function paperFault(
  paper: Paper,
  others: Paper[],
  { duties = [] }: Record<string, object[]>,
): Fault | undefined {
  const { duty: of, forYear, validTo, issuedOn, replaces } = paper;
  const cover = (duties as Requirement[]).find(({ id }) => id === of)?.cover;
  if (cover === "admissionYear" && !forYear) return { path: "forYear", takes: needsYear };
  if (cover === "period" && issuedOn && !validTo && !forYear && !isAdverse(paper))
    return { path: "validTo", takes: needsEnd };
  if (replaces !== undefined) {
    const earlier = others.find(({ id }) => id === replaces);
    if (earlier?.duty !== of || !endsSomewhere(paper, others)) return { path: "replaces", takes: notOfDuty };
  }
  const second = of && sameYear(paper, others);
  return second ? { path: "replaces", takes: isSecond(second) } : undefined;
}

/** The paper that replaced a public one which is no longer valid on a day, if there is one. */
export function paperSuperseded(
  { id, validTo, forYear }: Paper,
  others: Paper[],
  on: { day: string; year: string },
): { by: Paper | undefined } | undefined {
  const by = others.find(({ replaces }) => replaces === id);
  if (by) return { by };
  const isPast = (validTo !== undefined && validTo < on.day) || (forYear !== undefined && forYear < on.year);
  return isPast ? { by: undefined } : undefined;
}

/** The lines that /check shows: what a forger would change. */
function paperLines(paper: Paper, locale: Locale): string[] {
  const { fields, choices } = paperKindWords[locale];
  const { number, issuedOn, forYear, validFrom, validTo, intake, condition } = paper;
  const decision = paper.decision ?? (forYear && issuedOn && "granted");
  const day = (on: string | undefined) => on && formatDay(on, locale);
  const values = {
    ...{ number, issuedOn: day(issuedOn), forYear: forYear && formatDigits(forYear, locale) },
    ...{ validFrom: day(validFrom), validTo: day(validTo), intake: intake && formatDigits(intake, locale) },
    ...{ decision: decision && choices?.[`decision.${decision}`], condition: condition?.[locale] },
  };
  return Object.entries(values).flatMap(([name, value]) => (value ? [`${fields[name]?.label}: ${value}`] : []));
}

/** A row that does not apply stays, and says why. */
export const requirementKind = defineKind({
  name: "duties",
  shelf: "year",
  file: "records/duties.yaml",
  fileIfMissing: "[]\n",
  shape: duty,
  id: "slug",
  publishedBy: "principal",
  isStatutory: true,
  mayBeTakenOff: () => false,
  columns: ["title", "group"],
  nameOf: ({ title }) => title,
  layout: {
    open: ["title", "authority", "group", "applies", "cover", "evidence"],
    folds: {
      reason: ["basis", "basisUrl", "basisCheckedOn", "isLaw"],
      notApplying: ["why"],
      filledBy: ["committee", "page", "code"],
      reminder: ["applyFrom", "applyTo", "warnDays", "owner"],
      check: ["verifyAt", "checkedOn"],
    },
    beside: ["group", "cover", "applyFrom"],
  },
  widgets: { page: "page", committee: { records: ["committees"] } },
  officeFields: ["owner", "warnDays", "applyFrom", "applyTo"],
  addresses: () => ["/disclosure", "/inspection"],
  words: requirementKindWords,
});

export const paperKind = defineKind({
  name: "papers",
  shelf: "season",
  file: "records/papers.yaml",
  shape: paper,
  id: "slug",
  publishedBy: "principal",
  isStatutory: true,
  hasCode: true,
  outOfForce: paperSuperseded,
  answerOf: paperLines,
  withholdsFiles: (record) => !isOpenToAll(record),
  mediaOf: (record, slug) =>
    isOpenToAll(record) && !record.file ? ["", "-en", "-mr"].map((of) => `papers/${slug}${of}.pdf`) : [],
  officeFields: ["note", "paidOn"],
  judgedWith: ["duties"],
  faultAmong: paperFault,
  columns: ["title", "issuedOn", "duty"],
  nameOf: ({ title }) => title,
  layout: {
    open: ["duty", "title", "number", "issuedOn", "forYear", "intake", "decision", "file"],
    folds: {
      validity: ["validFrom", "validTo"],
      application: ["applicationNumber", "appliedOn", "paidOn"],
      content: ["condition", "summary"],
      access: ["marathiFile", "show"],
      office: ["replaces", "checkedOn", "note"],
    },
    beside: ["issuedOn", "intake"],
  },
  widgets: {
    duty: { records: ["duties"] },
    replaces: { records: ["papers"] },
    condition: "paragraph",
    summary: "paragraph",
  },
  addresses: () => ["/disclosure", "/inspection", "/"],
  words: paperKindWords,
});

/** How somebody knows a rule: its own text, an authority's quotation of it, or a report by others. */
const readings = ["text", "quotation", "report"] as const;

/** content/records/laws.yaml: a rule that the website names, with its source and the day when it was last read. */
const law = z.strictObject({
  id: slug,
  title: text,
  names: z.array(z.string().trim().min(1).max(100)).min(1).max(12),
  /** Where it was read: the authority with the number, or the name of the newspaper or website. */
  source: z.string().trim().min(1).max(300),
  url: webAddress.optional(),
  reading: z.enum(readings, readings.join(", ")),
  readOn: day,
  unsure: text.optional(),
});
export type Law = z.infer<typeof law>;

/** No page shows these records; the office is reminded to read the rules again. */
export const lawKind = defineKind({
  name: "laws",
  shelf: "year",
  file: "records/laws.yaml",
  fileIfMissing: "[]\n",
  shape: law,
  id: "slug",
  publishedBy: "principal",
  isInternal: true,
  columns: ["title", "readOn"],
  nameOf: ({ title }) => title,
  layout: { open: ["title", "readOn", "source", "url", "reading", "unsure", "names"], folds: {}, beside: ["readOn"] },
  widgets: { unsure: "paragraph" },
  addresses: () => [],
  words: {
    en: {
      one: "Law or rule",
      many: "Laws and rules",
      add: "New law or rule",
      fields: {
        title: { label: "What it says, in one line" },
        names: {
          label: "How English texts of the website name it",
          help: "Search the website for these words to find the sentences.",
          row: "Name",
          add: "Add a name",
        },
        source: { label: "Where it was read", help: "The authority and the number, or the newspaper or website." },
        url: { label: "Its address" },
        reading: { label: "What was read" },
        readOn: {
          label: "Last read on",
          help: "Read it again after 180 days. If it says something else, change the sentences first, then this day.",
        },
        unsure: { label: "What is not sure" },
      },
      choices: {
        "reading.text": "Its own text",
        "reading.quotation": "An authority’s quotation of it",
        "reading.report": "A report by others",
      },
    },
    mr: {
      one: "कायदा किंवा नियम",
      many: "कायदे आणि नियम",
      add: "नवा कायदा किंवा नियम",
      fields: {
        title: { label: "त्यात काय आहे, एका ओळीत" },
        names: {
          label: "संकेतस्थळावरील इंग्रजी मजकुरात त्याचा उल्लेख कसा येतो",
          help: "हे शब्द संकेतस्थळावर शोधले, की ती वाक्ये सापडतात.",
          row: "नाव",
          add: "नाव जोडा",
        },
        source: { label: "कुठे वाचले", help: "प्राधिकरण आणि क्रमांक, किंवा वर्तमानपत्र किंवा संकेतस्थळ." },
        url: { label: "त्याचा पत्ता" },
        reading: { label: "काय वाचले" },
        readOn: {
          label: "शेवटचे कधी वाचले",
          help: "१८० दिवसांनी पुन्हा वाचा. काही बदलले असेल, तर आधी वाक्ये बदला, मग ही तारीख.",
        },
        unsure: { label: "काय नक्की माहीत नाही" },
      },
      choices: {
        "reading.text": "मूळ मजकूर",
        "reading.quotation": "प्राधिकरणाने उद्धृत केलेला मजकूर",
        "reading.report": "इतरांनी दिलेली माहिती",
      },
    },
  },
});
