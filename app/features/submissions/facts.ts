import type { Submission } from "#app/platform/db/tables.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Fact } from "#app/platform/mail/email.ts";
import { receivedAt } from "./received.ts";
import { submissionMailWords } from "./visitor-email-words.ts";

export const referenceOf = ({ reference, id }: Submission): string => reference ?? id;

/** Quoted, so that a stranger's text cannot pass for the institute's. */
export const quoted = (text: string): string => `“${text}”`;

const typed = ["name", "hscPercentage", "email", "phone", "text", "guardianName", "guardianPhone"] as const;
/** Addresses and numbers have a fixed format, and are not quoted. */
const free = new Set<string>(["name", "hscPercentage", "text", "guardianName"]);

export function outlineOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = submissionMailWords[locale];
  return [
    [facts.reference, referenceOf(submission)],
    [facts.received, formatMoment(receivedAt(submission), locale)],
  ];
}

export function factsOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = submissionMailWords[locale];
  const sent = typed.flatMap((name): Fact[] => {
    const value = submission[name];
    return value ? [[facts[name], free.has(name) ? quoted(value) : value]] : [];
  });
  return [...outlineOf(submission, locale), ...sent];
}
