import { z } from "zod";
import { day, slug, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { categories, type Family, isReserved } from "#app/site/fees/family.ts";
import { categoryName } from "#app/site/fees/family-words.ts";

/** can-apply.css has a rule for each of these choices, so a new one must be added there too. */
export const subjects = ["science", "other"] as const;
export const marks = ["above", "below", "awaited"] as const;
export const circumstances = ["reserved", "ews", "disability", "income", "gap", "board"] as const;

/** Short names, so that nobody reads a category in an address. */
export const tickParameters: Record<(typeof circumstances)[number], string> = {
  reserved: "r",
  ews: "e",
  disability: "d",
  income: "n",
  gap: "y",
  board: "b",
};

/** For an unanswered question. */
export const none = "none";

export type Subjects = (typeof subjects)[number] | typeof none;
export type Marks = (typeof marks)[number] | typeof none;
export type Circumstance = (typeof circumstances)[number];

const needed = z.enum(circumstances, "reserved, ews, disability, income, gap or board");

/** When to get a document. */
export const starts = ["now", "result", "admission"] as const;

const documentShape = z.strictObject({
  id: slug,
  name: text,
  where: text,
  takes: text,
  start: z.enum(starts, "now, result or admission"),
  /** Only for those who ticked one of these; omitted: for everyone. */
  for: z.array(needed).min(1).optional(),
  /** Categories that do not need it even so. */
  notFor: z
    .array(z.enum(categories, categories.join(", ")))
    .min(1)
    .optional(),
  original: z.boolean(),
  copies: z.int().min(0).max(20),
  /** Only for a CAP seat: omitted from the form for other seats. */
  onlyInCap: z.literal(true).optional(),
});
export type AdmissionDocument = z.infer<typeof documentShape>;

/** Category and income override what was ticked. */
export function circumstancesOf({ category, income }: Family, ticked: readonly string[]): Circumstance[] {
  const follows: Partial<Record<Circumstance, boolean>> = {
    ...(category && { reserved: isReserved(category), ews: category === "ews" }),
    ...(income && { income: income === "upTo8" }),
  };
  return circumstances.filter((each) => follows[each] ?? ticked.includes(each));
}

export const isNeededBy = (
  { for: forWhom, notFor }: Pick<AdmissionDocument, "for" | "notFor">,
  ticks: readonly string[],
  { category }: Family,
): boolean => (forWhom?.some((each) => ticks.includes(each)) ?? true) && !(category && notFor?.includes(category));

const scheme = z.strictObject({
  id: slug,
  for: z.array(z.enum(["reserved", "income"], "reserved or income")).min(1),
  short: text,
  name: text,
  gives: text,
  conditions: z.array(text).min(1),
});

const feeHelpShape = z.strictObject({
  checkedOn: day,
  sources: text,
  schemes: z.array(scheme).min(1),
});
export type FeeHelp = z.infer<typeof feeHelpShape>;

const stagesShape = z.strictObject({
  checkedOn: day,
  sources: text,
  dteCode: text.optional(),
  /** CAP seats of the intake; the others are institute-level seats. */
  capSeats: z.int().min(0).optional(),
  seatsNote: text.optional(),
  /** `ready` is omitted if nothing special is needed. */
  stages: z.array(z.strictObject({ id: slug, title: text, do: text, ready: text.optional(), wrong: text })).min(1),
  past: z.array(z.strictObject({ year: text, dates: text })).min(1),
  pastNote: text.optional(),
});

const categoryChoices = (locale: Locale): Record<string, string> =>
  Object.fromEntries(categories.map((each) => [`notFor.${each}`, categoryName(each, locale)]));

export const documentKind = defineKind({
  name: "admissionDocuments",
  shelf: "season",
  file: "records/admission-documents.yaml",
  shape: documentShape,
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  columns: ["name", "start", "copies"],
  nameOf: ({ name }) => name,
  addresses: () => ["/admission/documents", "/admission"],
  words: {
    en: {
      one: "Document for admission",
      many: "Documents for admission",
      add: "New document",
      fields: {
        for: { label: "Who needs it", help: "Without a tick everyone needs it." },
        notFor: {
          label: "Which categories do not need it",
          help: "For example SC and ST for the non-creamy-layer certificate.",
        },
        start: { label: "When to get it" },
        name: { label: "Name", help: "As it is printed on the document." },
        where: { label: "Where to get it", help: "For example Setu centre or Aaple Sarkar." },
        takes: { label: "How long it takes", help: "A sentence without a full stop: It can take weeks." },
        original: { label: "The original is shown too" },
        copies: { label: "Photocopies" },
        onlyInCap: { label: "Only for a seat through CAP", help: "Not on the form for institute-level seats." },
      },
      choices: {
        ...categoryChoices("en"),
        "for.reserved": "Reserved category",
        "for.ews": "EWS",
        "for.disability": "Person with a disability",
        "for.income": "Scholarships and fee concessions",
        "for.gap": "A missed year",
        "for.board": "12th from another board",
        "start.now": "Now: it can take weeks or months",
        "start.result": "After the 12th result",
        "start.admission": "For the day of admission",
      },
    },
    mr: {
      one: "प्रवेशाचे कागदपत्र",
      many: "प्रवेशाची कागदपत्रे",
      add: "नवे कागदपत्र",
      fields: {
        for: { label: "कोणाला लागते", help: "एकही खूण नसेल, तर सर्वांना लागते." },
        notFor: { label: "कोणत्या प्रवर्गांना लागत नाही", help: "उदा. नॉन-क्रिमीलेअर प्रमाणपत्र SC आणि ST ला लागत नाही." },
        start: { label: "केव्हा काढायचे" },
        name: { label: "नाव", help: "कागदपत्रावर छापलेले असते तसे." },
        where: { label: "कुठे मिळते", help: "उदा. सेतू केंद्र किंवा आपले सरकार पोर्टल." },
        takes: { label: "किती वेळ लागतो", help: "शेवटी पूर्णविराम नको, उदा. काही आठवडे लागू शकतात." },
        original: { label: "मूळ कागदपत्रही दाखवायचे" },
        copies: { label: "झेरॉक्स प्रती" },
        onlyInCap: { label: "फक्त CAP मधील जागेसाठी", help: "संस्थास्तरीय जागांच्या अर्जावर येत नाही." },
      },
      choices: {
        ...categoryChoices("mr"),
        "for.reserved": "राखीव प्रवर्ग",
        "for.ews": "EWS",
        "for.disability": "दिव्यांग",
        "for.income": "शिष्यवृत्ती आणि शुल्क सवलत",
        "for.gap": "शिक्षणातील खंड",
        "for.board": "दुसऱ्या बोर्डाची बारावी",
        "start.now": "आत्ताच: आठवडे किंवा महिने लागू शकतात",
        "start.result": "बारावीच्या निकालानंतर",
        "start.admission": "प्रवेशाच्या दिवसासाठी",
      },
    },
  },
});

export const feeHelpKind = defineKind({
  name: "feeHelp",
  shelf: "season",
  file: "records/fee-help.yaml",
  shape: feeHelpShape,
  id: "single",
  publishedBy: "principal",
  columns: ["checkedOn"],
  widgets: { sources: "paragraph", "schemes.gives": "paragraph" },
  addresses: () => ["/admission/fees", "/admission"],
  words: {
    en: {
      one: "Scholarships",
      fields: {
        checkedOn: {
          label: "Last checked on",
          help: "The day on which someone last read the rules of the schemes.",
        },
        sources: { label: "Where this comes from", help: "Below the schemes, with that day." },
        schemes: { label: "Schemes", row: "Scheme", add: "Add a scheme" },
        "schemes.for": { label: "Who sees it in “Can I apply?”", help: "Those who tick one of these." },
        "schemes.short": { label: "Short name", help: "In the answer of “Can I apply?”." },
        "schemes.name": { label: "Full name, and who gives it" },
        "schemes.gives": { label: "What it pays" },
        "schemes.conditions": { label: "Conditions", row: "Condition", add: "Add a condition" },
      },
      choices: {
        "schemes.for.reserved": "SC, ST, VJNT, OBC, SBC or SEBC",
        "schemes.for.income": "Family income up to ₹8 lakh a year",
      },
    },
    mr: {
      one: "शिष्यवृत्ती योजना",
      fields: {
        checkedOn: {
          label: "शेवटची तपासणी",
          help: "योजनांचे नियम शेवटचे वाचले तो दिवस.",
        },
        sources: { label: "माहिती कुठून घेतली", help: "योजनांखाली त्या तारखेसह दिसते." },
        schemes: { label: "योजना", row: "योजना", add: "योजना जोडा" },
        "schemes.for": { label: "“मला अर्ज करता येईल का?” मध्ये कोणाला दिसते", help: "यांपैकी एक निवडणाऱ्यांना." },
        "schemes.short": { label: "छोटे नाव", help: "“मला अर्ज करता येईल का?” च्या उत्तरात दिसते." },
        "schemes.name": { label: "पूर्ण नाव आणि योजना कोणाची" },
        "schemes.gives": { label: "काय मिळते" },
        "schemes.conditions": { label: "अटी", row: "अट", add: "अट जोडा" },
      },
      choices: {
        "schemes.for.reserved": "SC, ST, VJNT, OBC, SBC किंवा SEBC",
        "schemes.for.income": "कुटुंबाचे वार्षिक उत्पन्न ₹८ लाखांपर्यंत",
      },
    },
  },
});

export const stagesKind = defineKind({
  name: "admissionStages",
  shelf: "season",
  file: "records/admission-stages.yaml",
  shape: stagesShape,
  id: "single",
  publishedBy: "office",
  columns: ["stages"],
  widgets: { sources: "paragraph", seatsNote: "paragraph", pastNote: "paragraph" },
  addresses: () => ["/admission/steps"],
  words: {
    en: {
      one: "Stages of DTE’s admission",
      fields: {
        checkedOn: { label: "Last checked on", help: "The day on which you compared all this with DTE’s brochure." },
        sources: { label: "Sources", help: "What it was compared with." },
        dteCode: {
          label: "DTE code of the institute",
          help: "As it is typed into the option form. If you leave it empty, the one of the institute’s details is shown.",
        },
        capSeats: { label: "Seats through CAP", help: "The other seats of the course are institute-level." },
        seatsNote: {
          label: "Note below the seats",
          help: "For example where the dates of the institute-level round are announced.",
        },
        stages: { label: "Stages", row: "Stage", add: "Add a stage" },
        "stages.title": { label: "Title" },
        "stages.do": { label: "What to do" },
        "stages.ready": { label: "What to have ready" },
        "stages.wrong": { label: "What goes wrong" },
        past: { label: "Past years", row: "Year", add: "Add a year" },
        "past.year": { label: "Year", help: "For example 2025-26." },
        "past.dates": { label: "What happened when" },
        pastNote: { label: "Note below the past years" },
      },
    },
    mr: {
      one: "DTE प्रवेशाचे टप्पे",
      fields: {
        checkedOn: { label: "शेवटची तपासणी", help: "DTE च्या माहितीपुस्तिकेशी हे सारे ताडून पाहिल्याचा दिवस." },
        sources: { label: "आधार", help: "कशाशी ताडून पाहिले." },
        dteCode: { label: "संस्थेचा DTE कोड", help: "पसंतीक्रमात टाकतात तसा. रिकामा ठेवल्यास संस्थेच्या माहितीतला कोड दिसतो." },
        capSeats: { label: "CAP मधील जागा", help: "बाकीच्या जागा संस्थास्तरीय." },
        seatsNote: { label: "जागांखालची टीप", help: "उदा. संस्थास्तरीय फेरीच्या तारखा कुठे जाहीर होतात." },
        stages: { label: "टप्पे", row: "टप्पा", add: "टप्पा जोडा" },
        "stages.title": { label: "शीर्षक" },
        "stages.do": { label: "काय करायचे" },
        "stages.ready": { label: "काय तयार ठेवायचे" },
        "stages.wrong": { label: "कुठे चूक होते" },
        past: { label: "मागची वर्षे", row: "वर्ष", add: "वर्ष जोडा" },
        "past.year": { label: "वर्ष", help: "उदा. २०२५-२६." },
        "past.dates": { label: "केव्हा काय झाले" },
        pastNote: { label: "मागच्या वर्षांखालची टीप" },
      },
    },
  },
});
