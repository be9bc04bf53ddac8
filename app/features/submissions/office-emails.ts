import type { Kind, Submission } from "#app/platform/db/tables.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Email, Fact } from "#app/platform/mail/email.ts";
import { officeMail as t } from "./email-words.en.ts";
import { mailWords } from "./email-words.ts";
import { factsOf, quoted, referenceOf } from "./facts.ts";

/** The office reads English; what the visitor typed is not translated. */
const locale = "en";

/** What the office needs to know besides what was typed. */
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

/**
 * The email that tells the office what a visitor sent or corrected, and to phone a guardian first when the visitor is
 * under 18. A stranger's text appears in the table only: in a subject or an instruction it could pass for the
 * institute's.
 * @param inbox The address of the office's inbox.
 */
export function officeSubmissionEmail(submission: Submission, event: "new" | "corrected", inbox: string): Email {
  const { email, isMinor, guardianConfirmedAt, confirmedAt } = submission;
  const reference = referenceOf(submission);
  const kind = t.kinds[submission.kind];
  // A visitor who corrects has proven the address by a code.
  const isUnconfirmed = event === "new" && email !== null && confirmedAt === null;
  const needsGuardian = isMinor === 1 && guardianConfirmedAt === null;
  return {
    locale,
    subject: t.subject[event](kind, reference),
    opening: [
      t.opening[event](kind),
      ...(isUnconfirmed ? [t.unconfirmed] : []),
      ...(needsGuardian ? [t.guardian] : []),
    ],
    facts: [...factsOf(submission, locale), ...circumstances(submission)],
    paragraphs: [],
    link: { label: t.open, address: `${inbox}/${reference}` },
    closing: email === null ? t.noReply : t.reply,
  };
}

/** One of many submissions in a single mail to the office. */
export interface ListedEvent extends Pick<Submission, "kind" | "name" | "isMinor"> {
  event: "new" | "corrected" | "erased";
  reference: string;
  /** When it happened, in milliseconds since 1970. */
  time: number;
}

/** A line of the list: what happened when, and whose submission it is. */
function listedFact({ event, kind, reference, name, isMinor, time }: ListedEvent): Fact {
  const parts = [t.list.events[event](t.kinds[kind]), formatMoment(time, locale), isMinor ? t.minor : ""];
  return [reference, [...parts, name === null ? "" : quoted(name)].filter(Boolean).join(" · ")];
}

/** The email that lists many submissions for the office, each with its current data. @param inbox The address of its inbox. */
export function officeListEmail(events: ListedEvent[], inbox: string): Email {
  const facts = new Map<string, Fact>();
  for (const event of events) if (!facts.has(event.reference)) facts.set(event.reference, listedFact(event));
  const isAnyErased = events.some(({ event }) => event === "erased");
  return {
    locale,
    subject: t.list.subject(facts.size),
    opening: [t.list.opening],
    facts: [...facts.values()],
    paragraphs: [t.list.show, ...(isAnyErased ? [t.list.erased] : [])],
    link: { label: t.list.open, address: inbox },
    closing: t.list.closing,
  };
}

/** The email that asks the office to delete its mails about a withdrawn submission. */
export function officeErasedEmail({ reference, kind }: { reference: string; kind: Kind }): Email {
  return {
    locale,
    subject: t.erased.subject(t.kinds[kind], reference),
    opening: [t.erased.opening(t.kinds[kind])],
    facts: [[mailWords[locale].facts.reference, reference]],
    paragraphs: [t.erased.ask],
    closing: t.erased.closing,
  };
}
