import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import { telLink } from "#app/features/inbox/messages/links.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import { formatWeekdayMoment } from "#app/platform/i18n/format-moment.ts";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

/** What the visitor sent, and how. */
export function SentFacts({ view: { open, now } }: { view: SubmissionView }) {
  const { locale } = useSite();
  const t = useWords(oneWords);
  const { sources } = useWords(inboxWords);
  const { submission, erasedAt } = open;
  const { phone, guardianPhone, source, sourceDetail, consentBy } = submission;
  const tel = (number: string | null) =>
    number && (
      <a href={telLink(number)} className="row-button">
        {number}
      </a>
    );
  const came = [sources[source], sourceDetail, consentBy === "spoken" && t.spoken].filter(Boolean).join(", ");
  const facts: [label: string, fact: ReactNode][] = [
    [t.facts.text, submission.text],
    [t.facts.hscPercentage, submission.hscPercentage],
    [t.facts.phone, tel(phone)],
    [t.facts.email, submission.email],
    [t.facts.guardianName, submission.guardianName],
    [t.facts.guardianPhone, tel(guardianPhone)],
    [t.received, formatWeekdayMoment(submission.confirmedAt ?? submission.createdAt, locale, now)],
    [t.came, came],
    [t.language, t.languages[submission.locale]],
  ];
  return (
    <section aria-labelledby="sent" className="sent-facts">
      <h2 id="sent">{t.sent}</h2>
      <dl>
        {facts
          .filter(([, fact]) => fact !== null)
          .map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="lines">
                <bdi>{fact}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <p className="quiet">{t.kept(formatDay(indiaTime(erasedAt).day, locale))}</p>
    </section>
  );
}
