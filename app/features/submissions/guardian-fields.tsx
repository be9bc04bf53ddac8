import { useContext } from "react";
import { Field } from "#app/design/forms/field.tsx";
import { FormContext } from "#app/design/forms/form-context.ts";
import { useWords } from "#app/design/site.tsx";
import { guardianControls } from "./guardian.ts";
import { submissionWords } from "./words.ts";

/**
 * The checkbox "I am under 18", which opens the fields for a parent or guardian, who then gives the consent (Digital
 * Personal Data Protection Act 2023, section 9). It opens with CSS only.
 */
export function GuardianFields() {
  const words = useWords(submissionWords).guardian;
  const { values } = useContext(FormContext);
  return (
    <>
      <label className="check">
        <input type="checkbox" name="isMinor" value="1" defaultChecked={Boolean(values.isMinor)} /> {words.isMinor}
      </label>
      <div className="if-minor">
        <Field {...guardianControls.guardianName} label={words.guardianName} isNeeded />
        <Field {...guardianControls.guardianPhone} label={words.guardianPhone} hint={words.call} isNeeded />
      </div>
    </>
  );
}
