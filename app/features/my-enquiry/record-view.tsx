import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { CorrectForm } from "./correct-form.tsx";
import { NextStep } from "./next-step.tsx";
import { RecordFacts } from "./record-facts.tsx";
import type { LookupAnswer } from "./schema.ts";
import { myEnquiryWords } from "./words.ts";

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
