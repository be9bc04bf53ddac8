import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { ProblemNote } from "#app/design/forms/problem-note.tsx";
import { RobotCheck } from "#app/design/forms/robot-check.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { LookupAnswer } from "./schema.ts";
import { withdrawalControls } from "./schema.ts";
import { myEnquiryWords } from "./words.ts";

interface WithdrawFormProps {
  id: string;
  answer: LookupAnswer;
}

/** A request to be called has no email address to prove who asks. */
export function WithdrawForm({ id, answer: { values, errors, problem } }: WithdrawFormProps) {
  const { link } = useSite();
  const { reference, erasing, withdraw: words } = useWords(myEnquiryWords);
  return (
    <>
      <h2 id="withdraw">{words.title}</h2>
      {problem && (
        <ProblemNote id={id} problem={problem} errors={errors} labels={{ reference, lastDigits: words.lastDigits }} />
      )}
      <p>{words.text}</p>
      <PostForm
        id={id}
        action={`${link("/my-enquiry")}#my-enquiry-answer`}
        values={values}
        errors={errors}
        hidden={{ intent: "withdraw" }}
        button={{ label: words.submit, busy: erasing }}
        variant="erase-button"
      >
        <RobotCheck opened={values.opened} />
        <Field {...withdrawalControls.reference} label={reference} placeholder="E-4F7K-92QX" />
        <Field {...withdrawalControls.lastDigits} label={words.lastDigits} />
      </PostForm>
    </>
  );
}
