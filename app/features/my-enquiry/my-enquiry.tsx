import { CodeForms } from "#app/design/forms/code-forms.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { MailedCode as Code } from "#app/platform/forms/answer.ts";
import { AskForm } from "./ask-form.tsx";
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

/** The form for the code; it does not reveal whether one was sent, so that nobody learns who wrote to the institute. */
function EnquiryCodeStep({ code, reference = "" }: { code: Code; reference: string | undefined }) {
  const { link, t } = useSite();
  const words = useWords(myEnquiryWords);
  return (
    <>
      <h2>{t.code.title}</h2>
      <CodeForms id="my-enquiry" action={link("/my-enquiry")} code={code} hidden={{ reference, email: code.email }}>
        <p role="status">{words.onWay(code.email)}</p>
      </CodeForms>
      <p>
        <PageLink to="/my-enquiry">{words.back}</PageLink>
      </p>
    </>
  );
}
