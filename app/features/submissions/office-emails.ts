import type { Kind, Submission } from "#app/platform/db/tables.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent, Fact } from "#app/platform/mail/email.ts";
import { isUnconfirmedCall } from "./call-backs.ts";
import { factsOf, quoted, referenceOf } from "./facts.ts";
import { officeMailWords } from "./office-email-words.ts";
import { submissionMailWords } from "./visitor-email-words.ts";
import { submissionWords } from "./words.ts";

interface OfficeReader {
  locale: Locale;
  inbox: string;
}

function circumstances(submission: Submission, locale: Locale): Fact[] {
  const { changedAt, callTime, locale: read, isMinor, guardianConfirmedAt } = submission;
  const t = officeMailWords[locale];
  const confirmed = guardianConfirmedAt === null ? t.notYet : formatMoment(guardianConfirmedAt, locale);
  return [
    ...(callTime === null ? [] : [[t.facts.callTime, submissionWords[locale].callTimes[callTime]] as const]),
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

/** A stranger's text appears in the table only: in a subject or an instruction it could pass for the institute's. */
export function officeSubmissionEmail(
  submission: Submission,
  event: "new" | "corrected",
  { locale, inbox }: OfficeReader,
): EmailContent {
  const t = officeMailWords[locale];
  const { email, isMinor, guardianConfirmedAt, confirmedAt } = submission;
  const reference = referenceOf(submission);
  const kind = t.kinds[submission.kind];
  // A visitor who makes a correction has proven the address with a code.
  const isUnconfirmed = event === "new" && email !== null && confirmedAt === null;
  const needsGuardian = isMinor === 1 && guardianConfirmedAt === null;
  return {
    locale,
    subject: t.subject[event](kind, reference),
    opening: [
      isUnconfirmedCall(submission) ? t.call : t.opening[event][submission.kind],
      ...(isUnconfirmed ? [t.unconfirmed] : []),
      ...(needsGuardian ? [t.guardian] : []),
    ],
    facts: [...factsOf(submission, locale), ...circumstances(submission, locale)],
    paragraphs: [],
    link: { label: t.open, address: `${inbox}/${reference}` },
    closing: email === null ? t.noReply : t.reply,
  };
}

export interface ListedEvent extends Pick<Submission, "kind" | "name" | "isMinor"> {
  event: "new" | "corrected" | "erased";
  reference: string;
  /** In milliseconds since 1970. */
  time: number;
}

function listedFact({ event, kind, reference, name, isMinor, time }: ListedEvent, locale: Locale): Fact {
  const t = officeMailWords[locale];
  const parts = [t.list.events[event](t.kinds[kind]), formatMoment(time, locale), isMinor ? t.minor : ""];
  return [reference, [...parts, name === null ? "" : quoted(name)].filter(Boolean).join(" · ")];
}

export function officeListEmail(events: ListedEvent[], { locale, inbox }: OfficeReader): EmailContent {
  const t = officeMailWords[locale];
  const facts = new Map<string, Fact>();
  for (const event of events) if (!facts.has(event.reference)) facts.set(event.reference, listedFact(event, locale));
  const isAnyErased = events.some(({ event }) => event === "erased");
  return {
    locale,
    subject: t.list.subject(formatDigits(String(facts.size), locale)),
    opening: [t.list.opening],
    facts: [...facts.values()],
    paragraphs: [t.list.show, ...(isAnyErased ? [t.list.erased] : [])],
    link: { label: t.list.open, address: inbox },
    closing: t.list.closing,
  };
}

export function officeErasedEmail(
  { reference, kind }: { reference: string; kind: Kind },
  locale: Locale,
): EmailContent {
  const t = officeMailWords[locale];
  return {
    locale,
    subject: t.erased.subject(t.kinds[kind], reference),
    opening: [t.erased.opening[kind]],
    facts: [[submissionMailWords[locale].facts.reference, reference]],
    paragraphs: [t.erased.ask],
    closing: t.erased.closing,
  };
}
