import type { ComponentProps, ReactNode } from "react";

export function Radio({ label, ...input }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className="check">
      <input type="radio" {...input} /> {label}
    </label>
  );
}
