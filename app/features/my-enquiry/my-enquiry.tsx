import { CodeForms } from "#app/design/forms/code-forms.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { type MailedCode as Code, emptyAnswer } from "#app/platform/forms/answer.ts";
import { AskForm } from "./ask-form.tsx";
import { EnquiryRecord } from "./record-view.tsx";
import type { LookupAnswer } from "./schema.ts";
import { WithdrawForm } from "./withdraw-form.tsx";
import { myEnquiryWords } from "./words.ts";

export function MyEnquiry({ answer }: { answer: LookupAnswer }) {
  const { record, erased, isWithdrawn, code } = answer;
  return (
    <section className={record ? "prose" : "card narrow"} id="my-enquiry" data-part>
      {record ? (
        <EnquiryRecord record={record} answer={answer} />
      ) : erased || isWithdrawn ? (
        <ErasedNote reference={erased} />
      ) : code ? (
        <EnquiryCodeStep code={code} reference={answer.values.reference} />
      ) : (
        <Forms answer={answer} />
      )}
    </section>
  );
}

/** A refused withdrawal shows only its own form. */
function Forms({ answer }: { answer: LookupAnswer }) {
  const { lastDigits, opened } = answer.values;
  if (lastDigits !== undefined) return <WithdrawForm id="my-enquiry" answer={answer} />;
  return (
    <>
      <AskForm answer={answer} />
      <WithdrawForm id="withdraw" answer={{ ...emptyAnswer, values: opened ? { opened } : {} }} />
    </>
  );
}

function ErasedNote({ reference }: { reference: string | undefined }) {
  const words = useWords(myEnquiryWords);
  return (
    <div className="note" role="status" id="my-enquiry-answer" tabIndex={-1}>
      <p>{reference ? words.erased(reference) : words.withdraw.done}</p>
    </div>
  );
}

/** Does not reveal whether a code was sent, so that nobody learns who wrote to the institute. */
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
