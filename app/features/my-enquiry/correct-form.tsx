import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { ProblemNote } from "#app/design/forms/problem-note.tsx";
import { Phone } from "#app/design/inline.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Submission } from "#app/platform/db/tables.ts";
import { correctableFields } from "./correctable-fields.ts";
import type { LookupAnswer } from "./schema.ts";
import { myEnquiryWords } from "./words.ts";

interface CorrectFormProps {
  submission: Submission;
  pass: string;
  answer: LookupAnswer;
}

export function CorrectForm({ submission, pass, answer: { values, errors, problem } }: CorrectFormProps) {
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
