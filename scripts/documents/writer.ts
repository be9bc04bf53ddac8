import { words } from "#app/design/words/words.ts";
import { admissionWords } from "#app/features/admission/words.ts";
import { courseOf } from "#app/features/course/schema.ts";
import { courseWords } from "#app/features/course/words.ts";
import { downloadWords } from "#app/features/downloads/words.ts";
import { eventWords } from "#app/features/events/words.ts";
import { localise } from "#app/platform/content/localise.ts";
import { formatDay, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { Content } from "#app/records.server.ts";
import { type Labels, labels } from "./labels.ts";
import type { Block, Sheet } from "./sheet.ts";

// The design's words come last: the compiler refuses a name that it would overwrite.
const wordsIn = (locale: Locale) => ({
  admission: admissionWords[locale],
  course: courseWords[locale],
  events: eventWords[locale],
  downloads: downloadWords[locale],
  ...words[locale],
});

/** The records in a language, with the whole course. */
function contentIn(content: Content, locale: Locale) {
  const own = localise(content, locale);
  return { ...own, course: courseOf(own, locale) };
}

/** What every document needs in one language: the records, the texts and the number formats. */
export interface Writer {
  locale: Locale;
  content: ReturnType<typeof contentIn>;
  /** The same records in the other language. */
  other: ReturnType<typeof contentIn>;
  /** The site's own texts: the design's, and those of features by name. */
  t: ReturnType<typeof wordsIn>;
  labels: Labels;
  day: (day: string) => string;
  digits: (value: string | number) => string;
  /** An amount whose currency sign is never separated from it by a line break. */
  rupees: (value: number) => string;
}

/** The writer of a language. */
export function writer(content: Content, locale: Locale): Writer {
  return {
    locale,
    content: contentIn(content, locale),
    other: contentIn(content, otherLocale(locale)),
    t: wordsIn(locale),
    labels: labels[locale],
    day: (day) => formatDay(day, locale),
    digits: (value) => formatDigits(value, locale),
    rupees: (value) => formatRupees(value, locale).replace("₹", "₹\u00a0"),
  };
}

/** What the sheets of both kinds share: the institute, the date, and the page numbers. */
export function sheet(
  { locale, content, t }: Writer,
  record: { id: string; title: string; on: string },
  blocks: Block[],
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
