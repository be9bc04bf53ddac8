import type { Submission } from "#app/platform/db/tables.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Fact } from "#app/platform/mail/email.ts";
import { receivedAt } from "./received.ts";
import { submissionMailWords } from "./visitor-email-words.ts";

/** The reference of a submission; its id while it has none. */
export const referenceOf = ({ reference, id }: Submission): string => reference ?? id;

/** A stranger's text in quotation marks, so that it cannot pass for the institute's. */
export const quoted = (text: string): string => `“${text}”`;

const typed = ["name", "hscPercentage", "email", "phone", "text", "guardianName", "guardianPhone"] as const;
/** Fields with free text; addresses and numbers have a fixed format. */
const free = new Set<string>(["name", "hscPercentage", "text", "guardianName"]);

/** The reference and time of a submission, labelled in a language. */
export function outlineOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = submissionMailWords[locale];
  return [
    [facts.reference, referenceOf(submission)],
    [facts.received, formatMoment(receivedAt(submission), locale)],
  ];
}

/** A visitor's input with reference and time; free text is quoted, and empty fields are omitted. */
export function factsOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = submissionMailWords[locale];
  const sent = typed.flatMap((name): Fact[] => {
    const value = submission[name];
    return value ? [[facts[name], free.has(name) ? quoted(value) : value]] : [];
  });
  return [...outlineOf(submission, locale), ...sent];
}
