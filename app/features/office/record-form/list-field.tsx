import { useSite, useWords } from "#app/design/site.tsx";
import { isEmpty, valueAt } from "#app/platform/records/draft.ts";
import { rowLabel } from "#app/platform/records/labels.ts";
import { hasAlbum } from "#app/platform/records/picture-texts.ts";
import type { ListField as List } from "#app/platform/records/record-field.ts";
import { AlbumTick } from "./agreement.tsx";
import { GroupHead } from "./field-notes.tsx";
import { FieldsView } from "./fields-view.tsx";
import { useRecordForm } from "./form-context.ts";
import { Row } from "./row.tsx";
import { RowButton } from "./row-button.tsx";
import { fieldsOfRow, mayBeEmpty, fieldsAt } from "./row-fields.ts";
import { UploadButton } from "./upload-button.tsx";
import { useField } from "./use-field.ts";
import { recordFormWords } from "./words.ts";

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
