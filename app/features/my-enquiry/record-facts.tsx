import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import { consentDay, erasedAt } from "#app/features/submissions/index.ts";
import { formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import { correctableFields } from "./correctable-fields.ts";
import type { LookedUp } from "./schema.ts";
import { statusInWords } from "./status.ts";
import { myEnquiryWords } from "./words.ts";

export function RecordFacts({ submission }: { submission: LookedUp }) {
  const { locale, retentionDays } = useSite();
  const words = useWords(myEnquiryWords);
  const day = (time: number) => formatDay(indiaTime(time).day, locale);
  const { guardianConfirmedAt, changedAt, createdAt } = submission;
  const facts: [label: string, fact: ReactNode][] = [
    [words.kind, words.kinds[submission.kind]],
    [words.reference, submission.reference],
    [words.status, statusInWords(submission, words).status],
    [words.sentOn, day(createdAt)],
    [words.changedOn, changedAt && day(changedAt)],
    [words.email, submission.email],
    ...correctableFields(submission, locale).map(({ label, value }): [string, ReactNode] => [label, value]),
    [words.age, submission.isMinor ? words.minor : null],
    [words.guardianWord, submission.isMinor ? guardianWord() : null],
    [words.notice, formatDay(consentDay(submission.consentVersion), locale)],
    [words.erasedOn, day(erasedAt(submission, retentionDays))],
  ];

  function guardianWord() {
    return guardianConfirmedAt === null ? words.guardianAwaited : words.guardianConfirmed(day(guardianConfirmedAt));
  }

  return (
    <dl className="record-facts">
      {facts
        .filter(([, fact]) => fact !== null)
        .map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
