import { useSite } from "#app/design/site.tsx";
import { CorrectForm } from "./correct-form.tsx";
import { EraseForm } from "./erase-form.tsx";
import { RecordFacts } from "./record-facts.tsx";
import type { LookupAnswer } from "./schema.ts";

interface Props {
  record: NonNullable<LookupAnswer["record"]>;
  answer: LookupAnswer;
}

/** A submission, a form that corrects it, and one that erases it. */
export function RecordView({ record: { submission, pass, isCorrected }, answer }: Props) {
  const { t } = useSite();
  const { problem } = answer;
  const outcome = { id: "my-enquiry-answer", tabIndex: -1 };
  return (
    <>
      {isCorrected && !problem && (
        <div className="note" role="status" {...outcome}>
          <p>{t.lookup.corrected}</p>
        </div>
      )}
      <h2 {...(!problem && !isCorrected && outcome)}>{t.lookup.kept}</h2>
      <RecordFacts submission={submission} />
      <CorrectForm submission={submission} pass={pass} answer={answer} />
      <EraseForm pass={pass} />
    </>
  );
}
