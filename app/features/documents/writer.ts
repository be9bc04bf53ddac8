import { words } from "#app/design/words/words.ts";
import type { AdmissionDocument } from "#app/features/admission/schema.ts";
import { admissionWords } from "#app/features/admission/words.ts";
import type { Committee } from "#app/features/committees/schema.ts";
import { type Course, courseOf } from "#app/features/course/schema.ts";
import { courseWords } from "#app/features/course/words.ts";
import type { Paper, PaperText } from "#app/features/disclosure/schema.ts";
import type { Download } from "#app/features/downloads/schema.ts";
import { downloadWords } from "#app/features/downloads/words.ts";
import { eventWords } from "#app/features/events/words.ts";
import type { FeesToday } from "#app/features/fees/index.ts";
import type { FeeOrder } from "#app/features/fees/schema.ts";
import { feeWords } from "#app/features/fees/words.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDay, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { Sheet, SheetBlock } from "#app/platform/made/sheet.ts";
import { type Labels, labels } from "./labels.ts";

// The design's words come last: the compiler refuses a name that it would overwrite.
const wordsIn = (locale: Locale) => ({
  admission: admissionWords[locale],
  course: courseWords[locale],
  fees: feeWords[locale],
  events: eventWords[locale],
  downloads: downloadWords[locale],
  ...words[locale],
});

interface DocumentContent {
  institute: Institute;
  approvals?: string | undefined;
  course: Course;
  /** Of today's academic year; undefined while it has no order. */
  order?: FeeOrder | undefined;
  orderOfSecondYear?: FeeOrder | undefined;
  admissionDocuments: AdmissionDocument[];
  committees: Committee[];
  papers: Paper[];
  paperTexts: PaperText[];
  downloads: Download[];
}

type Parts = Parameters<typeof courseOf>[0] & Omit<Localised<DocumentContent>, "course">;

export function documentContent(
  parts: Parts,
  { current: order, ofSecondYear: orderOfSecondYear }: Pick<FeesToday, "current" | "ofSecondYear">,
  approvals: string | undefined,
): Localised<DocumentContent> {
  const { institute, admissionDocuments, committees, papers, paperTexts, downloads } = parts;
  const orders = { order, orderOfSecondYear };
  const course = courseOf(parts);
  return { institute, approvals, course, ...orders, admissionDocuments, committees, papers, paperTexts, downloads };
}

export type ContentIn = (locale: Locale) => Localised<DocumentContent>;

export interface Writer {
  locale: Locale;
  content: Localised<DocumentContent>;
  other: Localised<DocumentContent>;
  /** Words of the design, and those of features by name. */
  t: ReturnType<typeof wordsIn>;
  labels: Labels;
  day: (day: string) => string;
  digits: (value: string | number) => string;
  /** No line breaks between the currency sign and the amount. */
  rupees: (value: number) => string;
}

export function writer(contentIn: ContentIn, locale: Locale): Writer {
  return {
    locale,
    content: contentIn(locale),
    other: contentIn(otherLocale(locale)),
    t: wordsIn(locale),
    labels: labels[locale],
    day: (day) => formatDay(day, locale),
    digits: (value) => formatDigits(value, locale),
    rupees: (value) => formatRupees(value, locale).replace("₹", "₹\u00a0"),
  };
}

export const otherWriter = ({ locale, content, other }: Writer): Writer =>
  writer((each) => (each === locale ? content : other), otherLocale(locale));

export function sheet(
  { locale, content, t }: Writer,
  record: { id: string; title: string; on: string },
  blocks: SheetBlock[],
): Sheet {
  const { id, title, on } = record;
  const institute = content.institute.name;
  return {
    id,
    locale,
    title: `${title} – ${institute}`,
    institute,
    on,
    pageOf: t.events.page("{page}", "{of}"),
    blocks,
  };
}
