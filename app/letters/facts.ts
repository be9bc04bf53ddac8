import type { Submission } from "#app/store/tables.ts";
import { formatMoment } from "#app/words/format-moment.ts";
import type { Locale } from "#app/words/locale.ts";
import { mailWords } from "#app/words/mail.ts";
import type { Fact } from "./letter.ts";

/** What a submission is named by; what has no reference yet is named by its id. */
export const referenceOf = ({ reference, id }: Submission): string => reference ?? id;

/** A stranger's words in quotation marks, so that they are read as theirs. */
export const quoted = (text: string): string => `“${text}”`;

const typed = ["name", "hscPercentage", "email", "phone", "text", "guardianName", "guardianPhone"] as const;

/** What a submission is named by and when it came, labelled in a language. */
export function outlineOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = mailWords[locale];
  return [
    [facts.reference, referenceOf(submission)],
    [facts.received, formatMoment(submission.confirmedAt ?? submission.createdAt, locale)],
  ];
}

/** What a visitor sent, with its reference and time; what was left empty is left out. */
export function factsOf(submission: Submission, locale: Locale): Fact[] {
  const { facts } = mailWords[locale];
  const sent = typed.flatMap((name): Fact[] => (submission[name] ? [[facts[name], submission[name]]] : []));
  return [...outlineOf(submission, locale), ...sent];
}
