import { Fragment, type ReactNode } from "react";
import { PersonField } from "#app/design/forms/person-field.tsx";
import { isEmpty, valueAt } from "#app/platform/records/draft.ts";
import type { RecordField } from "#app/platform/records/fields.ts";
import { ChoiceInput } from "./choice-field.tsx";
import { FoldedFields } from "./folded-fields.tsx";
import { RecordFormContext, type RecordFormState } from "./form-context.ts";
import { GroupInput } from "./group-field.tsx";
import { ListInput } from "./list-field.tsx";
import { PairInput } from "./pair-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { SingleField } from "./single-field.tsx";
import { TreeField } from "./tree-field.tsx";
import { YesNoInput } from "./yes-no-field.tsx";

interface Props extends RecordFormState {
  id: string;
  /** Where the page is to be when the answer comes: the address of its part that tells what became of the form. */
  action?: string;
  /** What is sent along unseen, by name. */
  hidden?: Record<string, string>;
  /** What a script needs to keep on the device what is typed: of which record, by whom, and whether it is drawn unsaved. */
  device?: { record: string; person: string; isUnsaved: boolean };
  /** The buttons below the fields. */
  children: ReactNode;
}

function FieldView({ field, path, id }: { field: RecordField; path: string; id: ReactNode }) {
  switch (field.type) {
    case "pair":
      return <PairInput field={field} path={path} />;
    case "group":
      return <GroupInput field={field} path={path} />;
    case "list":
      return field.isTree ? <TreeField field={field} path={path} /> : <ListInput field={field} path={path} />;
    case "yesNo":
      return <YesNoInput field={field} path={path} />;
    case "picture":
      return <PictureField field={field} path={path} />;
    case "choice":
    case "file":
    case "paper":
      return <ChoiceInput field={field} path={path} />;
    case "id":
      return id;
    default:
      return <SingleField field={field} path={path} />;
  }
}

/** The fields in the order of the shape, those that can be folded together where they follow each other. */
function inGroups(
  fields: RecordField[],
  isFoldable: (field: RecordField) => boolean,
): { fields: RecordField[]; isFolded: boolean }[] {
  const groups: { fields: RecordField[]; isFolded: boolean }[] = [];
  for (const field of fields) {
    const [last, isFolded] = [groups.at(-1), isFoldable(field)];
    if (last?.isFolded === isFolded) last.fields.push(field);
    else groups.push({ fields: [field], isFolded });
  }
  return groups;
}

/**
 * The form of a record: its fields in the order of the shape, and the buttons given to it. It is sent to the page that it is on; the button that was pressed is `intent`, and Enter saves.
 */
export function RecordForm({ id, action, hidden = {}, device, children, ...form }: Props) {
  const hiddenId = (path: string) => <input type="hidden" name={path} value={String(valueAt(form.data, path) ?? "")} />;
  const draw = (field: RecordField, path: string) => (
    <Fragment key={path}>
      <FieldView field={field} path={path} id={field.type === "id" && hiddenId(path)} />
    </Fragment>
  );
  const isFoldable = ({ isOptional, name }: RecordField) =>
    isOptional &&
    isEmpty(valueAt(form.data, name)) &&
    !form.at?.startsWith(name) &&
    !form.problems?.some(({ path }) => path === name || path.startsWith(`${name}.`));
  return (
    <RecordFormContext value={{ ...form, draw }}>
      <form
        id={id}
        action={action}
        method="post"
        noValidate
        className="record-form"
        data-draft={device?.record}
        data-person={device?.person}
        data-unsaved={device?.isUnsaved || undefined}
      >
        {/* The first button is the one that Enter presses. */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <PersonField />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {inGroups(form.kind.fields, isFoldable).map(({ fields, isFolded }) => {
          const drawn = fields.map((field) => draw(field, field.name));
          return isFolded ? (
            <FoldedFields key={fields[0]?.name} fields={fields}>
              {drawn}
            </FoldedFields>
          ) : (
            drawn
          );
        })}
        <datalist id="pages">
          {form.options.pages.map(({ value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
        {children}
      </form>
    </RecordFormContext>
  );
}
