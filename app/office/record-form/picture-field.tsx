import type { ReactNode } from "react";
import { findPicture, hasPicture, smallestFile } from "#app/cms/content/media.ts";
import type { TextField } from "#app/cms/records/fields.ts";
import { hasAlbum } from "#app/cms/records/picture-texts.ts";
import { fileNamesIn, readFileName } from "#app/lib/files/file-name.ts";
import { Picture, photographClass } from "#app/ui/picture.tsx";
import { useWords } from "#app/ui/site.tsx";
import { GroupHead } from "./field-notes.tsx";
import { type FormOptions, fieldId, type Option, type PicturesFrom, useField, useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./record-form-words.ts";
import { UploadButton } from "./single-fields.tsx";

const useIsAgreed = (picture: string): boolean => useRecordForm().options.agreed?.includes(picture) === true;

interface TickProps {
  /** Empty for all pictures of the form. */
  path: string;
  /** Shown now; when sent, the consent applies to the pictures that are then selected. */
  pictures: string[];
}

function AgreementTick({ path, pictures }: TickProps) {
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

function AgreementNote() {
  const words = useWords(recordFormWords);
  return <p className="quiet">✓ {words.agreed}</p>;
}

/** Pictures are loaded on request: without script, a browser loads all that are rendered, even folded ones. */
export function PictureField({ field, path }: { field: TextField; path: string }) {
  const { kind, at } = useRecordForm();
  const own = useField(field, path);
  const { id, typed, error, control } = own;
  const isNewRow = typed === "" && at !== undefined && /\.\d+$/.test(at) && path.startsWith(`${at}.`);
  const isOpen = path === at || isNewRow || error !== undefined;
  const isAgreed = useIsAgreed(typed);
  return (
    <fieldset className="group picture-field" id={id} tabIndex={-1} aria-describedby={control["aria-describedby"]}>
      <GroupHead of={own} isOptional={field.isOptional} />
      {typed && hasPicture(typed) && <Picture name={typed} alt="" sizes="10rem" className="chosen-picture" />}
      {isAgreed && <AgreementNote />}
      {isOpen ? <PictureChoices field={field} path={path} typed={typed} /> : <ChooseButton path={path} typed={typed} />}
      {!isAgreed && (isOpen || readFileName(typed)) && <AgreementTick path={path} pictures={[typed]} />}
      {/* A list of photographs has one for all its rows. */}
      {!(hasAlbum(kind) && field.path !== field.name) && <UploadButton path={path} />}
    </fieldset>
  );
}

function PickButton({ path, from, children }: { path: string; from?: PicturesFrom; children: ReactNode }) {
  return (
    <button
      type="submit"
      name="intent"
      value={`pick:${path}${from ? `@${from}` : ""}`}
      formAction={`#${fieldId(path)}`}
      className="button quiet-button"
    >
      {children}
    </button>
  );
}

const nameOf = ({ pictures, named = pictures }: FormOptions, picture: string): string | undefined =>
  named.find(({ value }) => value === picture)?.label;

function ChooseButton({ path, typed }: { path: string; typed: string }) {
  const words = useWords(recordFormWords);
  const { options } = useRecordForm();
  const name = nameOf(options, typed);
  return (
    <p>
      <input type="hidden" name={path} value={typed} />
      <PickButton path={path}>
        {typed ? words.otherPicture : words.choosePicture}
        {name && <span className="sr-only">: {name}</span>}
      </PickButton>
    </p>
  );
}

interface ChoicesProps {
  field: TextField;
  path: string;
  typed: string;
}

function PictureChoices({ field, path, typed }: ChoicesProps) {
  const words = useWords(recordFormWords);
  const { options } = useRecordForm();
  const { pictures: offered, picturesFrom = 0, olderFrom, hasMore } = options;
  const isOffered = typed === "" || offered.some(({ value }) => value === typed);
  const chosen = { value: typed, label: nameOf(options, typed) ?? words.thisPicture };
  const pictures = isOffered ? offered : [chosen, ...offered];
  const none = { value: "", label: words.none };
  return (
    <details open>
      <summary>{typed ? words.otherPicture : words.choosePicture}</summary>
      <ul className="picture-choice">
        {(field.isOptional || typed === "" ? [none, ...pictures] : pictures).map((option) => (
          <PictureChoice key={option.value} name={path} option={option} isChosen={option.value === typed} />
        ))}
      </ul>
      {(hasMore || picturesFrom !== 0) && (
        <p>
          {olderFrom !== undefined && (
            <PickButton path={path} from={olderFrom}>
              {words.olderPictures}
            </PickButton>
          )}{" "}
          {hasMore && (
            <PickButton path={path} from="site">
              {words.sitePictures}
            </PickButton>
          )}{" "}
          {picturesFrom !== 0 && <PickButton path={path}>{words.newestPictures}</PickButton>}
        </p>
      )}
      {useIsAgreed(typed) && <AgreementTick path={path} pictures={[typed]} />}
    </details>
  );
}

/** In letters. */
const longestName = 36;

function shortFileName(name: string): string {
  const signs = [...name];
  if (signs.length <= longestName || !/\.\w{2,4}$/.test(name)) return name;
  return `${signs.slice(0, 20).join("")}…${signs.slice(-12).join("")}`;
}

function PictureChoice({
  name,
  option: { value, label },
  isChosen,
}: {
  name: string;
  option: Option;
  isChosen: boolean;
}) {
  const made = findPicture(value);
  const classes = made && !made.isDrawing ? photographClass(made.width, made.height) : undefined;
  return (
    <li>
      <label>
        <input type="radio" name={name} value={value} defaultChecked={isChosen} autoComplete="off" />
        {made && <img src={smallestFile(value)} alt="" width="96" height="72" className={classes} loading="lazy" />}
        <span>{shortFileName(label)}</span>
      </label>
    </li>
  );
}
