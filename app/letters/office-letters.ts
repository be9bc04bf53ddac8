import type { Kind, Submission } from "#app/store/tables.ts";
import { formatMoment } from "#app/words/format-moment.ts";
import { mailWords } from "#app/words/mail.ts";
import { officeMail as t } from "#app/words/mail-en.ts";
import { factsOf, referenceOf } from "./facts.ts";
import type { Fact, Letter } from "./letter.ts";

/** The office reads English, with what the visitor typed as it was typed. */
const locale = "en";

/** What the office needs besides what was typed. */
function circumstances({ changedAt, locale: read, isMinor, guardianConfirmedAt }: Submission): Fact[] {
  const confirmed = guardianConfirmedAt === null ? t.notYet : formatMoment(guardianConfirmedAt, locale);
  return [
    ...(isMinor
      ? ([
          [t.facts.age, t.minor],
          [t.facts.guardianConfirmed, confirmed],
        ] as const)
      : []),
    [t.facts.language, t.languages[read]],
    ...(changedAt === null ? [] : [[t.facts.changed, formatMoment(changedAt, locale)] as const]),
  ];
}

/** Tells the office what a visitor sent or corrected, and whom to phone first when the visitor is under 18. */
export function officeLetter(submission: Submission, event: "new" | "corrected"): Letter {
  const { name, email, isMinor, guardianName, guardianPhone, guardianConfirmedAt } = submission;
  const reference = referenceOf(submission);
  const kind = t.kinds[submission.kind];
  const subject = t.subject[event](kind, reference);
  const needsGuardian = isMinor === 1 && guardianConfirmedAt === null;
  return {
    locale,
    subject: name === null ? subject : t.named(subject, name),
    opening: [
      t.opening[event](kind),
      ...(needsGuardian ? [t.guardian(guardianName, guardianPhone), t.confirmGuardian(reference)] : []),
    ],
    facts: [...factsOf(submission, locale), ...circumstances(submission)],
    paragraphs: [],
    closing: email === null ? t.noReply : t.reply,
  };
}

/** Asks the office to delete its mails about what a visitor withdrew. */
export function officeErasedLetter({ reference, kind }: { reference: string; kind: Kind }): Letter {
  return {
    locale,
    subject: t.erased.subject(t.kinds[kind], reference),
    opening: [t.erased.opening(t.kinds[kind])],
    facts: [[mailWords[locale].facts.reference, reference]],
    paragraphs: [t.erased.ask],
    closing: t.erased.closing,
  };
}
