import { useSite } from "#app/design/site.tsx";
import { choiceLabel } from "#app/platform/records/labels.ts";
import type { ChoiceField, ListField } from "#app/platform/records/record-field.ts";
import { rowsOf } from "#app/platform/records/walk.ts";
import { GroupHead } from "./field-notes.tsx";
import { useRecordForm } from "./form-context.ts";
import { mayBeEmpty } from "./row-fields.ts";
import { useField } from "./use-field.ts";

/** Each tick has the name of the row that it is sent as. */
export function ChoicesInput({ field, item, path }: { field: ListField; item: ChoiceField; path: string }) {
  const { kind } = useRecordForm();
  const { locale } = useSite();
  const own = useField(field, path);
  const chosen = rowsOf(own.value);
  return (
    <fieldset className="group" id={own.id}>
      <GroupHead of={own} isOptional={mayBeEmpty(field)} />
      <div className="choices">
        {item.values.map((each, at) => (
          <label key={each} className="check">
            <input
              type="checkbox"
              name={`${path}.${at}`}
              value={each}
              defaultChecked={chosen.includes(each)}
              autoComplete="off"
            />{" "}
            {choiceLabel(kind, item, each, locale)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
