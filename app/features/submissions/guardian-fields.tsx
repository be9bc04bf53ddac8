import { useContext } from "react";
import { Field } from "#app/design/forms/field.tsx";
import { FormContext } from "#app/design/forms/form-context.ts";
import { useWords } from "#app/design/site.tsx";
import { guardianControls } from "./guardian.ts";
import { submissionWords } from "./words.ts";

interface Props {
  /** For a form whose only number is the one to call: what follows the guardian's name, instead of another number. */
  nameHint?: string;
}

/**
 * The checkbox "I am under 18", which opens the fields for a parent or guardian, who then gives the consent (Digital
 * Personal Data Protection Act 2023, section 9). It opens with CSS only.
 */
export function GuardianFields({ nameHint }: Props) {
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
