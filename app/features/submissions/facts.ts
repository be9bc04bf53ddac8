import type { Submission } from "#app/platform/db/tables.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Fact } from "#app/platform/mail/email.ts";
import { mailWords } from "./email-words.ts";

/** What a submission is named by; what has no reference yet is named by its id. */
export const referenceOf = ({ reference, id }: Submission): string => reference ?? id;

/** A stranger's words in quotation marks, so that they are read as theirs. */
export const quoted = (text: string): string => `“${text}”`;

const typed = ["name", "hscPercentage", "email", "phone", "text", "guardianName", "guardianPhone"] as const;
/** What takes words of any kind; addresses and numbers have a form of their own. */
const free = new Set<string>(["name", "hscPercentage", "text", "guardianName"]);

/** What a submission is named by and when it came, labelled in a language. */
export function outlineOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = mailWords[locale];
  return [
    [facts.reference, referenceOf(submission)],
    [facts.received, formatMoment(submission.confirmedAt ?? submission.createdAt, locale)],
  ];
}

/** What a visitor sent, free words quoted, with its reference and time; what was left empty is left out. */
export function factsOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = mailWords[locale];
  const sent = typed.flatMap((name): Fact[] => {
    const value = submission[name];
    return value ? [[facts[name], free.has(name) ? quoted(value) : value]] : [];
  });
  return [...outlineOf(submission, locale), ...sent];
}
