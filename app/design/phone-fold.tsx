import type { ReactNode } from "react";

interface Props {
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** Folded on a phone, under its title; wider screens show the heading among the children instead. */
export function PhoneFold({ title, isOpen, children }: Props) {
  return (
    <details className="phone-fold" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
