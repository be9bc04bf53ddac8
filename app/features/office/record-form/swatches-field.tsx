import { Radio } from "#app/design/forms/radio.tsx";
import { useSite } from "#app/design/site.tsx";
import { type ColourName, colours, usualColour } from "#app/platform/appearance/colours.ts";
import { choiceLabel } from "#app/platform/records/labels.ts";
import type { ChoiceField } from "#app/platform/records/record-field.ts";
import { FieldErrorNote, FieldHelp } from "./field-notes.tsx";
import { useRecordForm } from "./form-context.ts";
import { useField } from "./use-field.ts";

export function SwatchesInput({ field, path }: { field: ChoiceField; path: string }) {
  const { kind } = useRecordForm();
  const { locale } = useSite();
  const { id, label, help, typed, error, control } = useField(field, path);
  return (
    <fieldset className="group" id={id} aria-describedby={control["aria-describedby"]}>
      <legend>{label}</legend>
      <FieldHelp id={id} text={help} />
      <FieldErrorNote id={id} text={error} />
      <div className="swatches">
        {field.values.map((value) => (
          <Radio
            key={value}
            name={path}
            value={value}
            defaultChecked={value === (typed || usualColour)}
            autoComplete="off"
            label={
              <>
                <svg viewBox="0 0 2 2" width="32" height="32" aria-hidden="true">
                  <circle cx="1" cy="1" r="1" fill={colours[value as ColourName]} />
                </svg>
                {choiceLabel(kind, field, value, locale)}
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
