import type { ReactNode } from "react";

interface Props {
  title: ReactNode;
  /** Whether it is open on a phone too, until it is folded. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part that is folded on a phone, under its title; wider screens show the heading among the children instead. */
export function PhoneFold({ title, isOpen, children }: Props) {
  return (
    <details className="phone-fold" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
