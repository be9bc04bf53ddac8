import { useContext } from "react";
import { Field } from "#app/design/forms/field.tsx";
import { FormContext } from "#app/design/forms/form-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { answerTime } from "#app/features/submissions/index.ts";
import { FormCard, GuardianFields } from "#app/features/submissions/index.view.ts";
import { submissionWords } from "#app/features/submissions/words.ts";
import type { FormAnswer } from "#app/platform/forms/answer.ts";
import { callBackControls } from "./schema.ts";
import { callBackWords } from "./words.ts";

export function CallBackForm({ answer }: { answer: FormAnswer }) {
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
