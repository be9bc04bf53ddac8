import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { ProblemNote } from "#app/design/forms/problem-note.tsx";
import { RobotCheck } from "#app/design/forms/robot-check.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { LookupAnswer } from "./schema.ts";
import { lookupControls } from "./schema.ts";
import { myEnquiryWords } from "./words.ts";

export function AskForm({ answer: { values, errors, problem } }: { answer: LookupAnswer }) {
  const { link, t } = useSite();
  const words = useWords(myEnquiryWords);
  return (
    <>
      <h2>{words.title}</h2>
      {problem && (
        <ProblemNote
          id="my-enquiry"
          problem={problem}
          errors={errors}
          labels={{ reference: words.reference, email: words.email }}
        />
      )}
      <PostForm
        id="my-enquiry"
        action={`${link("/my-enquiry")}#my-enquiry-answer`}
        values={values}
        errors={errors}
        button={{ label: t.code.send, busy: t.code.sending }}
        failed={t.form.problems.unsent}
      >
        <RobotCheck opened={values.opened} />
        <Field
          {...lookupControls.reference}
          label={words.reference}
          hint={words.referenceHint}
          placeholder="E-4F7K-92QX"
        />
        <Field {...lookupControls.email} label={words.email} hint={words.emailHint} />
      </PostForm>
    </>
  );
}
