import type { ReactNode } from "react";
import { consentDay, erasedAt } from "#app/forms/submissions/submission.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { ProblemNote } from "#app/ui/forms/problem-note.tsx";
import { Phone } from "#app/ui/inline.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { correctableFields, type LookedUp, type LookupAnswer, statusInWords } from "./lookup.ts";
import { myEnquiryWords } from "./my-enquiry-words.ts";

interface CorrectFormProps {
  submission: Submission;
  pass: string;
  answer: LookupAnswer;
}

function CorrectForm({ submission, pass, answer: { values, errors, problem } }: CorrectFormProps) {
  const { link, locale } = useSite();
  const words = useWords(myEnquiryWords);
  const fields = correctableFields(submission, locale);
  const stored = Object.fromEntries(fields.map(({ control, value }) => [control.name, value ?? ""]));
  const labels = Object.fromEntries(fields.map(({ control, label }) => [control.name, label]));
  return (
    <>
      <h2>{words.correct}</h2>
      {problem && <ProblemNote id="my-enquiry" problem={problem} errors={errors} labels={labels} />}
      <PostForm
        id="my-enquiry"
        action={`${link("/my-enquiry")}#my-enquiry-answer`}
        values={{ ...stored, ...values }}
        errors={errors}
        hidden={{ intent: "correct", pass }}
        button={{ label: words.save, busy: words.saving }}
        after={
          <p className="quiet">
            {words.emailStays} <Phone />
          </p>
        }
      >
        {fields.map(({ control, label }) => (
          <Field key={control.name} {...control} label={label} />
        ))}
      </PostForm>
    </>
  );
}

interface NextStepProps {
  submission: LookedUp;
  /** Attributes that mark the heading as the result of a form. */
  outcome: { id?: string; tabIndex?: number };
}

/** A past date is not shown, since it was not a promise. */
export function NextStep({ submission, outcome }: NextStepProps) {
  const { institute, locale, today } = useSite();
  const words = useWords(myEnquiryWords);
  const { status, dueOn } = submission;
  const inWords = statusInWords(submission, words);
  const isAhead = dueOn !== null && dueOn >= today;
  return (
    <div className="card">
      <h2 {...outcome}>{inWords.status}</h2>
      <p>{inWords.next}</p>
      {isAhead && (
        <p>
          <strong>{words.next.date(formatDay(dueOn, locale))}</strong>
        </p>
      )}
      {status === "registered" && (
        <p>
          <PageLink to="/admission" />
        </p>
      )}
      <p>
        {words.next.call} {institute.contact.person && `${institute.contact.person}, `}
        <Phone />
      </p>
    </div>
  );
}

function RecordFacts({ submission }: { submission: LookedUp }) {
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

interface Props {
  record: NonNullable<LookupAnswer["record"]>;
  answer: LookupAnswer;
}

export function EnquiryRecord({ record: { submission, pass, isCorrected }, answer }: Props) {
  const words = useWords(myEnquiryWords);
  const { problem } = answer;
  const outcome = { id: "my-enquiry-answer", tabIndex: -1 };
  return (
    <>
      {isCorrected !== undefined && !problem && (
        <div className="note" role="status" {...outcome}>
          <p>{isCorrected ? words.corrected : words.unchanged}</p>
        </div>
      )}
      <NextStep submission={submission} outcome={!problem && isCorrected === undefined ? outcome : {}} />
      <h2>{words.kept}</h2>
      <RecordFacts submission={submission} />
      <CorrectForm submission={submission} pass={pass} answer={answer} />
      <EraseForm pass={pass} />
    </>
  );
}

/** Folded, so that nobody erases by accident. Erasing withdraws the consent. */
function EraseForm({ pass }: { pass: string }) {
  const { link } = useSite();
  const words = useWords(myEnquiryWords);
  return (
    <details>
      <summary className="button quiet-button erase-outline">{words.erase}</summary>
      <p>{words.eraseText}</p>
      <PostForm
        id="my-enquiry-erase"
        action={`${link("/my-enquiry")}#my-enquiry-answer`}
        hidden={{ intent: "erase", pass }}
        button={{ label: words.eraseAll, busy: words.erasing }}
        variant="erase-button"
      />
    </details>
  );
}
