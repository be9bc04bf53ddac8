import { useWords } from "#app/design/site.tsx";
import { AskForm } from "./ask-form.tsx";
import { EnquiryCodeStep } from "./code-step.tsx";
import { EnquiryRecord } from "./record-view.tsx";
import type { LookupAnswer } from "./schema.ts";
import { myEnquiryWords } from "./words.ts";

/** A submission: looked up by its reference, opened by a code, shown, corrected, erased. */
export function MyEnquiry({ answer }: { answer: LookupAnswer }) {
  const { record, erased, code } = answer;
  return (
    <section className={record ? "prose" : "card narrow"} id="my-enquiry" data-part>
      {record ? (
        <EnquiryRecord record={record} answer={answer} />
      ) : erased ? (
        <ErasedNote reference={erased} />
      ) : code ? (
        <EnquiryCodeStep code={code} reference={answer.values.reference} />
      ) : (
        <AskForm answer={answer} />
      )}
    </section>
  );
}

function ErasedNote({ reference }: { reference: string }) {
  const words = useWords(myEnquiryWords);
  return (
    <div className="note" role="status" id="my-enquiry-answer" tabIndex={-1}>
      <p>{words.erased(reference)}</p>
    </div>
  );
}
