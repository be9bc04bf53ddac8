import type { Kind, Submission } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import { greeting } from "#app/platform/mail/greeting.ts";
import { answerTime } from "./answer-time.ts";
import { factsOf, outlineOf, referenceOf } from "./facts.ts";
import { submissionMailWords } from "./visitor-email-words.ts";

interface Answering {
  lookupLink: string;
  answerDays: number | undefined;
}

/**
 * Unless a code has proven the address, the mail contains nothing that was typed, since the address may be a
 * stranger's.
 */
export function confirmationEmail(submission: Submission, { lookupLink, answerDays }: Answering): EmailContent {
  const { kind, locale, name, isMinor, guardianName, guardianConfirmedAt, confirmedAt } = submission;
  const { confirmation: t } = submissionMailWords[locale];
  const reference = referenceOf(submission);
  const isProven = confirmedAt !== null;
  const needsGuardian = isMinor === 1 && guardianConfirmedAt === null;
  return {
    locale,
    subject: t.subject[kind](reference),
    greeting: greeting[locale](isProven ? name : null),
    opening: [
      t.thanks[kind],
      ...(needsGuardian ? [t.guardian(isProven ? guardianName : null)] : []),
      kind === "feedback" ? t.next.feedback : t.next.contact(answerTime(answerDays, locale)),
      ...(isProven ? [t.kept] : []),
    ],
    facts: isProven ? factsOf(submission, locale) : outlineOf(submission, locale),
    paragraphs: [t.lookup],
    link: { label: t.link, address: lookupLink },
    closing: t.closing,
  };
}

export function erasureEmail({
  reference,
  locale,
  kind,
}: {
  reference: string;
  locale: Locale;
  kind: Kind;
}): EmailContent {
  const { erasure: t, facts } = submissionMailWords[locale];
  return {
    locale,
    subject: t.subject(reference),
    greeting: greeting[locale](null),
    opening: [t.opening[kind]],
    facts: [[facts.reference, reference]],
    paragraphs: [t.office],
    closing: t.closing,
  };
}
