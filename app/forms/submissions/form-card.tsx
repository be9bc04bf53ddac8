import { type ReactNode, useContext } from "react";
import type { Kind } from "#app/lib/db/tables.ts";
import type { FormAnswer } from "#app/lib/forms/form-answer.ts";
import { formatNumber, formatWeekday } from "#app/lib/i18n/format.ts";
import { WhatsAppButtons } from "#app/ui/contact-links.tsx";
import { Field, FormContext } from "#app/ui/forms/field.tsx";
import { PostForm, RobotCheck } from "#app/ui/forms/post-form.tsx";
import { ProblemNote } from "#app/ui/forms/problem-note.tsx";
import { Phone } from "#app/ui/inline.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import answerStyles from "#app/ui/styles/answers.css?url";
import { guardianControls } from "./submission.ts";
import { submissionWords } from "./submission-words.ts";

interface ConsentProps {
  kind: Kind;
  /** Whether the form asks to be called, without an email address. */
  isByPhone: boolean;
}

/**
 * The consent given by pressing a form's button. A change of its text, or of `ConsentNotice`, needs a new
 * `consentVersion`.
 */
function Consent({ kind, isByPhone }: ConsentProps) {
  const { locale, retentionDays } = useSite();
  const words = useWords(submissionWords).consent;
  const days = formatNumber(retentionDays, locale);
  const purpose = words.purposes[kind];
  const isAskedOfGuardian = kind !== "feedback";
  return (
    <p className="quiet">
      <span className={isAskedOfGuardian ? "if-adult" : undefined}>{words.agree(days, purpose)}</span>
      {isAskedOfGuardian && <strong className="if-minor">{words.guardian(days, purpose)}</strong>}
      {isByPhone && ` ${words.unreached}`}
    </p>
  );
}

function ConsentNotice({ isByPhone }: Pick<ConsentProps, "isByPhone">) {
  const { brief, beforeCall, byPhone, withdraw, more } = useWords(submissionWords).consent;
  return (
    <details className="quiet">
      <summary>{brief}</summary>
      <p>
        {isByPhone ? (
          <>
            {beforeCall} <PageLink to="/my-enquiry" suffix="#withdraw" /> · {byPhone}
          </>
        ) : (
          <>
            {withdraw} <PageLink to="/my-enquiry" /> ·
          </>
        )}{" "}
        <Phone />. {more} <PageLink to="/privacy-policy" />
      </p>
    </details>
  );
}

interface DoneNoteProps {
  id: string;
  kind: Kind;
  words: { done: string; mailed: string };
  reference: string;
  hasEmail: boolean;
  isMinor: boolean;
}

export function DoneNote({ id, kind, words, reference, hasEmail, isMinor }: DoneNoteProps) {
  const { institute, locale, answerDay, t } = useSite();
  const { next, consent } = useWords(submissionWords);
  const day = answerDay();
  const later = hasEmail ? (
    <>
      {t.form.later} <PageLink to="/my-enquiry" />
    </>
  ) : (
    <>
      {kind !== "feedback" && (
        <>
          {consent.beforeCall} <PageLink to="/my-enquiry" suffix="#withdraw" />.{" "}
        </>
      )}
      {next.atOffice} <Phone />
    </>
  );
  return (
    <div className={isMinor ? "done of-minor" : "done"} role="status" id={`${id}-answer`} tabIndex={-1}>
      <h3>{words.done}</h3>
      <p>
        {t.form.reference} <strong className="reference">{reference}</strong> {words.mailed}
      </p>
      {kind === "feedback" ? (
        <p>{later}</p>
      ) : (
        <>
          <ol>
            <li>
              {next[hasEmail ? "call" : "phone"](institute.contact.person, day && formatWeekday(day, locale))} <Phone />
            </li>
            <li>{next.ready}</li>
            <li>{later}</li>
          </ol>
          {/* In the group strangers see one’s number. */}
          {!isMinor && <WhatsAppButtons />}
        </>
      )}
    </div>
  );
}

type CardWords = Record<"title" | "lead" | "submit" | "busy" | "done" | "mailed", string> & Record<string, string>;

interface Props {
  /** The element with the result has the id `<id>-answer`. */
  id: string;
  kind: Kind;
  words: CardWords;
  answer: FormAnswer;
  action?: string;
  address?: string;
  isRequired?: boolean;
  failed?: string;
  /** Whether the form asks to be called, without an email address. */
  isByPhone?: boolean;
  offer?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
  dialog?: ReactNode;
}

export function FormCard({
  id,
  kind,
  words,
  answer,
  action = "",
  address,
  isRequired,
  failed,
  isByPhone = false,
  children,
  ...parts
}: Props) {
  const { t } = useSite();
  const { guardian, next } = useWords(submissionWords);
  const { problem, errors, done } = answer;
  const values = done ? {} : answer.values;
  const form = (
    <PostForm
      id={id}
      action={`${action}#${id}-answer`}
      values={values}
      errors={errors}
      button={{ label: words.submit, busy: words.busy }}
      {...(failed && { failed })}
      after={
        <>
          {parts.after}
          <ConsentNotice isByPhone={isByPhone} />
        </>
      }
    >
      <RobotCheck opened={values.opened} />
      {children}
      <Consent kind={kind} isByPhone={isByPhone} />
    </PostForm>
  );
  return (
    <section className="card narrow" id={id} data-part data-address={address}>
      {(problem || done || parts.dialog) && <link rel="stylesheet" href={answerStyles} />}
      <h2>{words.title}</h2>
      {done ? (
        <>
          <DoneNote id={id} kind={kind} words={words} {...done} />
          <details>
            <summary className="quiet">{next.another}</summary>
            {form}
          </details>
        </>
      ) : (
        <>
          {problem && (
            <ProblemNote id={id} problem={problem} errors={errors} labels={{ ...guardian, ...words }}>
              {parts.offer}
            </ProblemNote>
          )}
          {(words.lead || isRequired) && (
            <p>
              {words.lead} {isRequired && <span className="quiet">{t.form.required}</span>}
            </p>
          )}
          {form}
        </>
      )}
      {parts.dialog}
    </section>
  );
}

interface GuardianFieldsProps {
  nameHint?: string;
}

/**
 * For visitors under 18 a parent or guardian gives the consent (Digital Personal Data Protection Act 2023, section 9).
 * The fields open with CSS only.
 */
export function GuardianFields({ nameHint }: GuardianFieldsProps) {
  const words = useWords(submissionWords).guardian;
  const { values } = useContext(FormContext);
  return (
    <>
      <label className="check">
        <input type="checkbox" name="isMinor" value="1" defaultChecked={Boolean(values.isMinor)} /> {words.isMinor}
      </label>
      <div className="if-minor">
        <Field
          {...guardianControls.guardianName}
          label={words.guardianName}
          isNeeded
          {...(nameHint && { hint: nameHint })}
        />
        {!nameHint && (
          <Field {...guardianControls.guardianPhone} label={words.guardianPhone} hint={words.call} isNeeded />
        )}
      </div>
    </>
  );
}
