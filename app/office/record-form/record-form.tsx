import { Fragment, type ReactNode } from "react";
import { isEmpty, valueAt } from "#app/cms/records/draft.ts";
import type { GroupField, RecordField } from "#app/cms/records/fields.ts";
import { labelOf } from "#app/cms/records/labels.ts";
import { PersonField } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { GroupHead } from "./field-notes.tsx";
import { FieldsView, FormFolds, isPointedAt } from "./fields-view.tsx";
import { RecordFormContext, type RecordFormState, useField, useRecordForm } from "./form-context.ts";
import { ListInput, TreeField } from "./list-field.tsx";
import { PairInput } from "./pair-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { recordFormWords } from "./record-form-words.ts";
import { fieldsAt, fieldsNamed, fieldsOfPart } from "./row-fields.ts";
import { ChoiceInput, ChoicesInput, SingleField, SwatchesInput, UploadButton, YesNoInput } from "./single-fields.tsx";

function GroupInput({ field, path }: { field: GroupField; path: string }) {
  const own = useField(field, path);
  return (
    <fieldset className="group" id={own.id}>
      <GroupHead of={own} isOptional={field.isOptional} />
      <FieldsView fields={fieldsAt(path, field.fields)} />
    </fieldset>
  );
}

/** A fold with more fields names only the first ones. */
const mostNamed = 5;

/** Empty optional fields are folded, so that short records need no scrolling. */
function FoldedFields({ fields, children }: { fields: RecordField[]; children: ReactNode }) {
  const { kind } = useRecordForm();
  const { locale } = useSite();
  const words = useWords(recordFormWords);
  const names = fields.map((field) => labelOf(kind, field, locale));
  const isLong = names.length > mostNamed;
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return (
    <details className="folded">
      <summary>{words.more(isLong ? `${names.slice(0, 3).join(", ")}…` : list.format(names))}</summary>
      {children}
    </details>
  );
}

interface Props extends RecordFormState {
  id: string;
  /** The fragment to show after the response. */
  action?: string;
  hidden?: Record<string, string>;
  /** For the script that saves typed text on the device. */
  device?: { record: string; person: string; isUnsaved: boolean };
  before?: ReactNode;
  children: ReactNode;
}

function FieldView({ field, path, id }: { field: RecordField; path: string; id: ReactNode }) {
  switch (field.type) {
    case "pair":
      return <PairInput field={field} path={path} />;
    case "group":
      return <GroupInput field={field} path={path} />;
    case "list":
      if (field.item.type === "choice") return <ChoicesInput field={field} item={field.item} path={path} />;
      return field.isTree ? <TreeField field={field} path={path} /> : <ListInput field={field} path={path} />;
    case "yesNo":
      return <YesNoInput field={field} path={path} />;
    case "picture":
      return <PictureField field={field} path={path} />;
    case "choice":
      return field.hasSwatches ? (
        <SwatchesInput field={field} path={path} />
      ) : (
        <ChoiceInput field={field} path={path} />
      );
    case "file":
    case "paper":
    case "stage":
    case "reference":
      return <ChoiceInput field={field} path={path} />;
    case "id":
    case "rowId":
      return id;
    default:
      return <SingleField field={field} path={path} />;
  }
}

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

/** Posts to its own page with the pressed button as `intent`; Enter saves. */
export function RecordForm({ id, action, hidden = {}, device, part, before, children, ...form }: Props) {
  const { locale } = useSite();
  const hiddenId = (path: string) => <input type="hidden" name={path} value={String(valueAt(form.data, path) ?? "")} />;
  const { attach, layout, parts, fields, words } = form.kind;
  const draw = (field: RecordField, path: string) => (
    <Fragment key={path}>
      <FieldView field={field} path={path} id={field.type === "id" && hiddenId(path)} />
      {path === attach?.below && <UploadButton path={attach.pdf} label={words[locale].attach} />}
    </Fragment>
  );
  const fieldsOutsideParts = fields.filter(({ name }) => name !== parts?.list && name !== parts?.pasted);
  const isFoldable = (field: RecordField) =>
    (parts !== undefined || (field.isOptional && isEmpty(valueAt(form.data, field.name)))) && !isPointedAt(field, form);
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
        {/* Enter presses the first button. */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <PersonField />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {before}
        {part !== undefined ? (
          <FieldsView fields={fieldsOfPart(form.kind, part, form.data)} />
        ) : layout ? (
          <>
            <FieldsView fields={fieldsAt("", fieldsNamed(fields, layout.open))} />
            <FormFolds fields={fields} />
          </>
        ) : (
          inGroups(fieldsOutsideParts, isFoldable).map(({ fields, isFolded }) => {
            const drawn = <FieldsView key={fields[0]?.name} fields={fieldsAt("", fields)} />;
            return isFolded ? (
              <FoldedFields key={fields[0]?.name} fields={fields}>
                {drawn}
              </FoldedFields>
            ) : (
              drawn
            );
          })
        )}
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
