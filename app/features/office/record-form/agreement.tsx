import { useWords } from "#app/design/site.tsx";
import { fieldId, useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

/** Whether it was noted of a picture that the people in it agreed to be shown. */
export const useIsAgreed = (picture: string): boolean => useRecordForm().options.agreed?.includes(picture) === true;

/**
 * The tick that says that the people in the picture of a field agreed; of the picture that is chosen as it is sent.
 * `picture` is the one that the field has now.
 */
export function AgreementTick({ path, picture }: { path: string; picture: string }) {
  const { ticked = [] } = useRecordForm();
  const words = useWords(recordFormWords);
  const id = `${fieldId(path)}-agreed`;
  return (
    <div className="agreement">
      <label className="check">
        <input
          type="checkbox"
          name={`form:agreed:${path}`}
          value="on"
          defaultChecked={ticked.includes(picture)}
          aria-describedby={`${id}-help`}
        />{" "}
        {words.agreed}
      </label>
      <small id={`${id}-help`}>{words.agreedHelp}</small>
    </div>
  );
}

/** What is noted of a picture of which somebody has said so. */
export function AgreementNote() {
  const words = useWords(recordFormWords);
  return <p className="quiet">✓ {words.agreed}</p>;
}
