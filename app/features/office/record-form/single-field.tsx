import type { ComponentProps } from "react";
import { isDay } from "#app/platform/content/text.ts";
import { longest } from "#app/platform/records/draft.ts";
import type { NumberField, TextField } from "#app/platform/records/record-field.ts";
import { AmountInWords } from "./amount-in-words.tsx";
import { FieldErrorNote, FieldHelp, OptionalMark } from "./field-notes.tsx";
import { useField } from "./use-field.ts";

type Control = Pick<ComponentProps<"input">, "type" | "inputMode" | "autoCapitalize" | "spellCheck" | "list">;

const plain: Control = { autoCapitalize: "none", spellCheck: false };

/** No input types that browsers validate: a draft accepts everything. */
const controls: Partial<Record<(TextField | NumberField)["type"], Control>> = {
  number: { inputMode: "decimal" },
  day: { inputMode: "numeric" },
  time: { inputMode: "numeric" },
  email: { ...plain, inputMode: "email" },
  phone: { type: "tel" },
  web: { ...plain, inputMode: "url" },
  page: { ...plain, inputMode: "url", list: "pages" },
};

/** An invalid day stays as typed. */
export function SingleField({ field, path }: { field: TextField | NumberField; path: string }) {
  const { label, help, typed, error, control } = useField(field, path);
  const kind = field.type === "day" && (typed === "" || isDay(typed)) ? { type: "date" } : (controls[field.type] ?? {});
  return (
    <p className="field">
      <label htmlFor={control.id}>
        {label}
        <OptionalMark isOptional={field.isOptional} />
      </label>
      <FieldHelp id={control.id} text={help} />
      <FieldErrorNote id={control.id} text={error} />
      <input
        {...control}
        {...kind}
        defaultValue={typed}
        maxLength={kind.type === "date" ? undefined : longest.line}
        autoComplete="off"
        className={["day", "time", "number"].includes(field.type) ? "short" : undefined}
      />
      {field.type === "number" && field.isRupees && <AmountInWords id={control.id} typed={typed} />}
    </p>
  );
}
