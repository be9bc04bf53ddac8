import { CodeForms } from "#app/design/forms/code-forms.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { MailedCode as Code } from "#app/platform/forms/answer.ts";
import { myEnquiryWords } from "./words.ts";

/** The form for the code; it does not reveal whether one was sent, so that nobody learns who wrote to the institute. */
export function EnquiryCodeStep({ code, reference = "" }: { code: Code; reference: string | undefined }) {
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
