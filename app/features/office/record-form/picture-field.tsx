import { Picture } from "#app/design/picture.tsx";
import { useWords } from "#app/design/site.tsx";
import { hasPicture, smallestFile } from "#app/platform/content/made.ts";
import type { TextField } from "#app/platform/records/fields.ts";
import { AgreementNote, AgreementTick, useIsAgreed } from "./agreement.tsx";
import { FieldError, FieldHelp, OptionalMark } from "./field-notes.tsx";
import { type Option, useRecordForm } from "./form-context.ts";
import { UploadButton } from "./upload-button.tsx";
import { useField } from "./use-field.ts";
import { recordFormWords } from "./words.ts";

/** A field that chooses one of the pictures, seen small; the chosen one is shown. */
export function PictureField({ field, path }: { field: TextField; path: string }) {
  const words = useWords(recordFormWords);
  const { options } = useRecordForm();
  const { id, label, help, typed, error, control } = useField(field, path);
  const isKnown = typed === "" || options.pictures.some(({ value }) => value === typed);
  const pictures = isKnown ? options.pictures : [{ value: typed, label: typed }, ...options.pictures];
  const isAgreed = useIsAgreed(typed);
  const none = { value: "", label: words.none };
  return (
    <fieldset className="group picture-field" id={id} aria-describedby={control["aria-describedby"]}>
      <legend>
        {label}
        <OptionalMark isOptional={field.isOptional} />
      </legend>
      <FieldError id={id} text={error} />
      <FieldHelp id={id} text={help} />
      {typed && <Picture name={typed} alt="" sizes="10rem" className="chosen-picture" />}
      {isAgreed && <AgreementNote />}
      <details open={error !== undefined}>
        <summary>{typed ? words.otherPicture : words.choosePicture}</summary>
        <ul className="picture-choice">
          {(field.isOptional || typed === "" ? [none, ...pictures] : pictures).map((option) => (
            <Choice key={option.value} name={path} option={option} isChosen={option.value === typed} />
          ))}
        </ul>
        {isAgreed && <AgreementTick path={path} />}
      </details>
      {!isAgreed && <AgreementTick path={path} />}
      <UploadButton />
    </fieldset>
  );
}

/** One of the pictures with its name. */
function Choice({ name, option: { value, label }, isChosen }: { name: string; option: Option; isChosen: boolean }) {
  return (
    <li>
      <label>
        <input type="radio" name={name} value={value} defaultChecked={isChosen} autoComplete="off" />
        {hasPicture(value) && <img src={smallestFile(value)} alt="" width="96" height="72" loading="lazy" />}
        <span>{label}</span>
      </label>
    </li>
  );
}
