import { useWords } from "#app/design/site.tsx";
import { fieldId, useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

/** Whether consent of the people in a picture is recorded. */
export const useIsAgreed = (picture: string): boolean => useRecordForm().options.agreed?.includes(picture) === true;

/**
 * The checkbox for the consent of the people in a field's picture. When sent, it applies to the picture then selected;
 * `picture` is the current one.
 */
export function AgreementTick({ path, picture }: { path: string; picture: string }) {
  const { kind, ticked = [] } = useRecordForm();
  const words = useWords(recordFormWords);
  const id = `${fieldId(path)}-agreed`;
  if (kind.pictures?.ofNobody) return null;
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

/** Says that consent is recorded for a picture. */
export function AgreementNote() {
  const words = useWords(recordFormWords);
  return <p className="quiet">✓ {words.agreed}</p>;
}
