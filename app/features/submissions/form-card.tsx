import type { ReactNode } from "react";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { ProblemNote } from "#app/design/forms/problem-note.tsx";
import { RobotCheck } from "#app/design/forms/robot-check.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import answerStyles from "#app/design/styles/answers.css?url";
import type { Kind } from "#app/platform/db/tables.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { Consent, ConsentNotice } from "./consent-notice.tsx";
import { DoneNote } from "./done-note.tsx";
import { submissionWords } from "./words.ts";

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
