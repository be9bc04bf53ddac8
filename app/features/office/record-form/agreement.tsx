import { useWords } from "#app/design/site.tsx";
import { fileNamesIn } from "#app/platform/files/file-name.ts";
import { hasAlbum } from "#app/platform/records/picture-texts.ts";
import { fieldId, useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

/** Whether consent of the people in a picture is recorded. */
export const useIsAgreed = (picture: string): boolean => useRecordForm().options.agreed?.includes(picture) === true;

interface TickProps {
  /** The field of the picture; empty for all pictures of the form. */
  path: string;
  /** The pictures that are there now; when sent, it applies to those that are then selected. */
  pictures: string[];
}

/** The checkbox for the consent of the people in a field's picture, or in all photographs of an event. */
export function AgreementTick({ path, pictures }: TickProps) {
  const { kind, ticked = [] } = useRecordForm();
  const words = useWords(recordFormWords);
  const id = `${fieldId(path)}-agreed`;
  if (kind.pictures?.ofNobody || (path !== "" && hasAlbum(kind))) return null;
  return (
    <div className="agreement">
      <label className="check">
        <input
          type="checkbox"
          name={`form:agreed:${path}`}
          value="on"
          defaultChecked={pictures.every((picture) => ticked.includes(picture))}
          aria-describedby={`${id}-help`}
        />{" "}
        {path === "" ? words.allAgreed : words.agreed}
      </label>
      <small id={`${id}-help`}>{words.agreedHelp}</small>
    </div>
  );
}

/** The checkbox for all pictures of the form, while the consent is not recorded for each. */
export function AlbumTick() {
  const { data, options } = useRecordForm();
  const open = fileNamesIn(JSON.stringify(data)).filter((picture) => !options.agreed?.includes(picture));
  return open.length > 0 ? <AgreementTick path="" pictures={open} /> : null;
}

/** Says that consent is recorded for a picture. */
export function AgreementNote() {
  const words = useWords(recordFormWords);
  return <p className="quiet">✓ {words.agreed}</p>;
}
