import { useContext } from "react";
import { Field } from "#app/design/forms/field.tsx";
import { FormContext } from "#app/design/forms/form-context.ts";
import { useWords } from "#app/design/site.tsx";
import { guardianControls } from "./guardian.ts";
import { submissionWords } from "./words.ts";

interface GuardianFieldsProps {
  nameHint?: string;
}

/**
 * For visitors under 18 a parent or guardian gives the consent (Digital Personal Data Protection Act 2023, section 9).
 * The fields open with CSS only.
 */
export function GuardianFields({ nameHint }: GuardianFieldsProps) {
  const words = useWords(submissionWords).guardian;
  const { values } = useContext(FormContext);
  return (
    <>
      <label className="check">
        <input type="checkbox" name="isMinor" value="1" defaultChecked={Boolean(values.isMinor)} /> {words.isMinor}
      </label>
      <div className="if-minor">
        <Field
          {...guardianControls.guardianName}
          label={words.guardianName}
          isNeeded
          {...(nameHint && { hint: nameHint })}
        />
        {!nameHint && (
          <Field {...guardianControls.guardianPhone} label={words.guardianPhone} hint={words.call} isNeeded />
        )}
      </div>
    </>
  );
}
