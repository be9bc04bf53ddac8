import type { ReactNode } from "react";

/** A part that is folded on a phone, under its title; wider screens show the heading among the children instead. */
export function PhoneFold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="phone-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
