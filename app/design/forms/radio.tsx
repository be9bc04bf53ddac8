import type { ComponentProps, ReactNode } from "react";

/** A labelled radio button; use it in a `fieldset` with the others of its name. */
export function Radio({ label, ...input }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className="check">
      <input type="radio" {...input} /> {label}
    </label>
  );
}
