import { useWords } from "#app/design/site.tsx";
import { CorrectForm } from "./correct-form.tsx";
import { EraseForm } from "./erase-form.tsx";
import { NextStep } from "./next-step.tsx";
import { RecordFacts } from "./record-facts.tsx";
import type { LookupAnswer } from "./schema.ts";
import { myEnquiryWords } from "./words.ts";

interface Props {
  record: NonNullable<LookupAnswer["record"]>;
  answer: LookupAnswer;
}

/** A submission with what comes next, a form that corrects it, and one that erases it. */
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
