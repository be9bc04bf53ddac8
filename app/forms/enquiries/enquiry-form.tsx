import { callBackWords } from "#app/forms/call-backs/call-back.ts";
import { FormCard, GuardianFields } from "#app/forms/submissions/form-card.tsx";
import { answerTime, submissionWords } from "#app/forms/submissions/submission-words.ts";
import { emptyAnswer, type FormAnswer } from "#app/lib/forms/form-answer.ts";
import { CodeDialog, CodeWaiting } from "#app/ui/forms/code-forms.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { enquiryControls, enquiryWords } from "./enquiry.ts";

export function EnquiryForm({ answer }: { answer: FormAnswer }) {
  const { institute, link, locale, t } = useSite();
  const words = useWords(enquiryWords);
  const { code } = answer.done ? emptyAnswer : answer;
  const { done, mailed } = useWords(callBackWords);
  // Only a person who asked to be called has no email address.
  const said = answer.done?.hasEmail === false ? { done, mailed } : {};
  const offer = <CallInstead />;
  const page = link("/");
  const lead = words.lead(answerTime(institute.contact.answerDays, locale));
  return (
    <FormCard
      id="enquiry"
      kind="enquiry"
      words={{ ...words, ...said, lead, submit: t.code.send, busy: t.code.sending }}
      answer={answer}
      // The page's current address, which may contain the visitor's origin.
      action={code ? page : ""}
      address={code ? `${page}?ticket=${code.ticket}` : page}
      isRequired
      failed={t.form.problems.unsent}
      offer={answer.problem?.code === "unsent" && offer}
      after={code && <CodeWaiting code={code} />}
      dialog={code?.isOpen && <CodeDialog code={code} action={page} offer={offer} />}
    >
      <Field {...enquiryControls.fullName} label={words.fullName} />
      <Field
        {...enquiryControls.hscPercentage}
        label={words.hscPercentage}
        placeholder={words.hscPlaceholder}
        hint={words.hscHint}
      />
      <Field {...enquiryControls.email} label={words.email} hint={words.codeNote} />
      <PageLink to="/call-me" className="check">
        {words.noEmail}
      </PageLink>
      <Field {...enquiryControls.contactNumber} label={words.contactNumber} placeholder={words.contactPlaceholder} />
      <GuardianFields />
    </FormCard>
  );
}

/** When no code could be mailed: sends what the form has now as a request to be called. */
function CallInstead() {
  const { t } = useSite();
  const words = useWords(enquiryWords);
  const { submit } = useWords(callBackWords);
  const { unreached } = useWords(submissionWords).consent;
  return (
    <>
      <p>
        {words.callInstead} <span className="quiet">{unreached}</span>
      </p>
      <p>
        <button
          type="submit"
          form="enquiry-form"
          name="intent"
          value="call"
          className="button quiet-button"
          data-busy={t.form.moment}
        >
          {submit}
        </button>
      </p>
    </>
  );
}
