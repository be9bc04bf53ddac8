import { useSite, useWords } from "#app/design/site.tsx";
import { type DraftValue, valueAt } from "#app/platform/records/draft.ts";
import { rowLabel } from "#app/platform/records/labels.ts";
import type { GroupField, ListField } from "#app/platform/records/record-field.ts";
import { FieldErrorNote, FieldHelp } from "./field-notes.tsx";
import { useRecordForm } from "./form-context.ts";
import { Row } from "./row.tsx";
import { RowButton } from "./row-button.tsx";
import { useField } from "./use-field.ts";
import { recordFormWords } from "./words.ts";

/** `at` is the index among its siblings; `level` starts at 1. */
interface Branch {
  path: string;
  at: number;
  level: number;
  isLast: boolean;
}

/** Depth first. */
function branchesOf(list: ListField, value: DraftValue | undefined, path: string, level = 1): Branch[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row, at) => {
    const own = { path: `${path}.${at}`, at, level, isLast: at === value.length - 1 };
    return [own, ...branchesOf(list, valueAt(row, list.name), `${own.path}.${list.name}`, level + 1)];
  });
}

/** A row's buttons move it with its subtree. */
export function TreeField({ field, path }: { field: ListField; path: string }) {
  const { kind, data } = useRecordForm();
  const { locale } = useSite();
  const { id, label, help, error } = useField(field, path);
  const add = kind.words[locale].fields[field.path]?.add ?? "";
  const rows = branchesOf(field, valueAt(data, path), path);
  const top = rows.filter(({ level }) => level === 1).length;
  return (
    <fieldset className="group rows tree" id={id}>
      <legend>{label}</legend>
      <FieldHelp id={id} text={help} />
      <FieldErrorNote id={id} text={error} />
      <ol>
        {rows.map((branch) => (
          <Row key={branch.path} list={field} path={branch.path} at={branch.at} level={branch.level}>
            <BranchFields list={field} branch={branch} add={add} />
          </Row>
        ))}
      </ol>
      <p>
        <RowButton verb="add" path={path} to={`${path}.${top}`} label={add} of={label} />
      </p>
    </fieldset>
  );
}

function BranchFields({ list, branch, add }: { list: ListField; branch: Branch; add: string }) {
  const { kind, data, draw } = useRecordForm();
  const { locale } = useSite();
  const { rows: words } = useWords(recordFormWords);
  const { path, at, level, isLast } = branch;
  const of = rowLabel(kind, list, at, locale);
  const siblings = path.slice(0, path.lastIndexOf("."));
  const below = `${path}.${list.name}`;
  const count = (value: DraftValue | undefined) => (Array.isArray(value) ? value.length : 0);
  const previous = `${siblings}.${at - 1}`;
  const intoPrevious = `${previous}.${list.name}.${count(valueAt(data, `${previous}.${list.name}`))}`;
  const outer = siblings.replace(/\.\w+$/, "").replace(/(?<!\d)\d+$/, (number) => String(Number(number) + 1));
  const button = { path, of };
  return (
    <>
      {(list.item as GroupField).fields
        .filter((each) => each !== list)
        .map((each) => draw(each, `${path}.${each.name}`))}
      <p className="row-buttons">
        {at > 0 && <RowButton {...button} verb="up" to={previous} label={words.up} />}
        {!isLast && <RowButton {...button} verb="down" to={`${siblings}.${at + 1}`} label={words.down} />}
        {at > 0 && <RowButton {...button} verb="in" to={intoPrevious} label={words.in} />}
        {level > 1 && <RowButton {...button} verb="out" to={outer} label={words.out} />}
        <RowButton verb="add" path={below} to={`${below}.${count(valueAt(data, below))}`} label={add} of={of} />
        <RowButton {...button} verb="remove" to={siblings} label={words.remove} />
      </p>
    </>
  );
}
