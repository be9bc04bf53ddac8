import { useWords } from "#app/design/site.tsx";
import { fileNamesIn } from "#app/platform/files/file-name.ts";
import { hasAlbum } from "#app/platform/records/picture-texts.ts";
import { fieldId, useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

export const useIsAgreed = (picture: string): boolean => useRecordForm().options.agreed?.includes(picture) === true;

interface TickProps {
  /** Empty for all pictures of the form. */
  path: string;
  /** Shown now; when sent, the consent applies to the pictures that are then selected. */
  pictures: string[];
}

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

/** Shown until consent is recorded for every picture of the form. */
export function AlbumTick() {
  const { data, options } = useRecordForm();
  const open = fileNamesIn(JSON.stringify(data)).filter((picture) => !options.agreed?.includes(picture));
  return open.length > 0 ? <AgreementTick path="" pictures={open} /> : null;
}

export function AgreementNote() {
  const words = useWords(recordFormWords);
  return <p className="quiet">✓ {words.agreed}</p>;
}
