import type { ReactNode } from "react";
import { type DraftValue, isEmpty, valueAt } from "#app/cms/records/draft.ts";
import type { RowVerb } from "#app/cms/records/draft-form.ts";
import type { GroupField, ListField as List, ListField, RecordField } from "#app/cms/records/fields.ts";
import { rowLabel } from "#app/cms/records/labels.ts";
import { hasAlbum } from "#app/cms/records/picture-texts.ts";
import { formatNumber, formatRupees } from "#app/lib/i18n/format.ts";
import { type Locale, otherLocale } from "#app/lib/i18n/locale.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { FieldErrorNote, FieldHelp, GroupHead } from "./field-notes.tsx";
import { FieldsView } from "./fields-view.tsx";
import { fieldId, useField, useRecordForm } from "./form-context.ts";
import { AlbumTick } from "./picture-field.tsx";
import { recordFormWords } from "./record-form-words.ts";
import { fieldsAt, fieldsOfRow, isIncomplete, mayBeEmpty } from "./row-fields.ts";
import { UploadButton } from "./single-fields.tsx";

function titleOf(item: RecordField, value: DraftValue | undefined, locale: Locale): string | undefined {
  if (item.type === "group") {
    for (const field of item.fields) {
      const title = titleOf(field, valueAt(value, field.name), locale);
      if (title) return title;
    }
  }
  if (item.type === "pair")
    return [locale, otherLocale(locale)].map((each) => valueAt(value, each)).find(Boolean) as string;
  return ["text", "phone", "day"].includes(item.type) && value !== undefined ? String(value) : undefined;
}

/** As it was typed, if it was not understood. */
function figureOf(item: RecordField, value: DraftValue | undefined, locale: Locale): string | undefined {
  if (item.type !== "number" || value === undefined) return undefined;
  return typeof value === "number" ? (item.isRupees ? formatRupees : formatNumber)(value, locale) : String(value);
}

const pictureIn = (fields: RecordField[], value: DraftValue | undefined) =>
  fields.flatMap(({ type, name }) => (type === "picture" && (valueAt(value, name) as string)) || [])[0];

interface Props {
  list: ListField;
  path: string;
  at: number;
  /** In a tree, from 1. */
  level?: number;
  children: ReactNode;
}

function Row({ list, path, at, level, children }: Props) {
  const { kind, data, problems = [], states = {}, at: openPath } = useRecordForm();
  const { locale } = useSite();
  const { rows: words } = useWords(recordFormWords);
  const value = valueAt(data, path);
  const title = titleOf(list.item, value, locale) || figureOf(list.item, value, locale);
  const picture = list.item.type === "group" && pictureIn(list.item.fields, value);
  const within = (other: string) => other === path || other.startsWith(`${path}.`);
  const isOpen =
    isEmpty(value) ||
    isIncomplete(kind, path, data) ||
    (openPath !== undefined && within(openPath)) ||
    problems.some((problem) => within(problem.path)) ||
    Object.entries(states).some(([each, { state }]) => state === "changed" && within(each));
  return (
    <li id={fieldId(path)} className={level ? `level-${Math.min(level, 6)}` : undefined}>
      <details open={isOpen}>
        <summary>
          {picture && <Picture name={picture} alt="" sizes="3.5rem" />}
          <span>
            {level === undefined && (
              <span className={title ? "sr-only" : "quiet"}>{rowLabel(kind, list, at, locale)} </span>
            )}
            <span className="row-title">{title || (isEmpty(value) ? words.empty : "")}</span>
          </span>
        </summary>
        {children}
      </details>
    </li>
  );
}

interface RowButtonProps {
  verb: RowVerb;
  /** The path of the list to add to, or of the row. */
  path: string;
  /** The fragment to show after the response. */
  to: string;
  label: string;
  /** The row's name, for screen readers. */
  of: string;
}

function RowButton({ verb, path, to, label, of }: RowButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${verb}:${path}`}
      formAction={`#${fieldId(to)}`}
      className={verb === "add" ? "button quiet-button" : "row-button"}
    >
      {label}
      <span className="sr-only">: {of}</span>
    </button>
  );
}

export function ListInput({ field, path }: { field: List; path: string }) {
  const { kind, data, draw } = useRecordForm();
  const { locale } = useSite();
  const { rows: words, uploadSeveral } = useWords(recordFormWords);
  const head = useField(field, path);
  const found = valueAt(data, path);
  const rows = Array.isArray(found) ? found : [];
  const { item } = field;
  const next = rows.findIndex((row) => isEmpty(valueAt(row, "picture")));
  const isAlbum = path === "pictures" && hasAlbum(kind);
  return (
    <fieldset className="group rows" id={head.id}>
      <GroupHead of={head} isOptional={mayBeEmpty(field)} />
      {rows.length === 0 && <p className="quiet">{words.none}</p>}
      <ol>
        {rows.map((_row, at) => {
          const own = `${path}.${at}`;
          const of = rowLabel(kind, field, at, locale);
          return (
            <Row key={own} list={field} path={own} at={at}>
              {item.type === "group" ? (
                <FieldsView fields={fieldsAt(own, fieldsOfRow(kind, item.fields, own, data))} />
              ) : (
                draw(item, own)
              )}
              <p className="row-buttons">
                {at > 0 && <RowButton verb="up" path={own} to={`${path}.${at - 1}`} label={words.up} of={of} />}
                {at < rows.length - 1 && (
                  <RowButton verb="down" path={own} to={`${path}.${at + 1}`} label={words.down} of={of} />
                )}
                <RowButton verb="remove" path={own} to={path} label={words.remove} of={of} />
              </p>
            </Row>
          );
        })}
      </ol>
      {isAlbum && <AlbumTick />}
      {isAlbum && rows.length < field.max && (
        <UploadButton path={`${path}.${next < 0 ? rows.length : next}.picture`} label={uploadSeveral} />
      )}
      {rows.length < field.max && (
        <p>
          <RowButton
            verb="add"
            path={path}
            to={`${path}.${rows.length}`}
            label={kind.words[locale].fields[field.path]?.add ?? ""}
            of={head.label}
          />
        </p>
      )}
    </fieldset>
  );
}

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
