import type { ReactNode } from "react";

/** A part that a phone shows folded: its heading there; where there is room, the heading among the children is shown. */
export function PhoneFold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="phone-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
