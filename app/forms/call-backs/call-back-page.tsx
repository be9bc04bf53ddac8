import { useContext } from "react";
import { formRoute, plainForm, type SentForm } from "#app/cms/http/form-route.server.tsx";
import { FormCard, GuardianFields } from "#app/forms/submissions/form-card.tsx";
import { answerTime, submissionWords } from "#app/forms/submissions/submission-words.ts";
import { keepForm } from "#app/forms/submissions/submissions.server.ts";
import { check, emptyAnswer, type FormAnswer } from "#app/lib/forms/form-answer.ts";
import { Field, FormContext } from "#app/ui/forms/field.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles } from "#app/ui/page-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/call-back-page";
import styles from "./call-back.css?url";
import { callBackControls, callBackDetails, callBackForm, callBackWords } from "./call-back.ts";

/** An admission enquiry that the office confirms on the phone, not with a code. */
const answerCallBack = (sent: SentForm): Promise<FormAnswer> =>
  keepForm(sent, "enquiry", check(callBackForm.transform(callBackDetails), sent.values));

function CallBackForm({ answer }: { answer: FormAnswer }) {
  const { institute, locale } = useSite();
  const words = useWords(callBackWords);
  const lead = words.lead(answerTime(institute.contact.answerDays, locale));
  return (
    <FormCard id="call" kind="enquiry" words={{ ...words, lead }} answer={answer} isByPhone>
      <Field {...callBackControls.fullName} label={words.fullName} />
      <Field
        {...callBackControls.phone}
        label={words.phone}
        placeholder={words.phonePlaceholder}
        hint={words.phoneHint}
      />
      <CallTimes label={words.callTime} />
      <GuardianFields nameHint={words.guardianHint} />
    </FormCard>
  );
}

function CallTimes({ label }: { label: string }) {
  const { callTimes } = useWords(submissionWords);
  const { values } = useContext(FormContext);
  return (
    <p className="field">
      <label htmlFor="call-callTime">{label}</label>
      <select id="call-callTime" name="callTime" defaultValue={values.callTime}>
        {Object.entries(callTimes).map(([time, name]) => (
          <option key={time} value={time}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

const form = formRoute(answerCallBack, CallBackForm, plainForm);

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const handle = { formQuery: ["from"], fragment: form.fragment };
export const { action, headers } = form;

export default function CallBackPage({ actionData }: Route.ComponentProps) {
  const { look } = useSite();
  return (
    <Page>
      <div className="call-me">
        <CallBackForm answer={actionData ?? emptyAnswer} />
        <Picture name={look.pictures.home} alt="" sizes="480px" />
      </div>
    </Page>
  );
}
