import type { ReactNode } from "react";

interface PhoneFoldProps {
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** Folded on a phone, under its title; wider screens show the heading among the children instead. */
export function PhoneFold({ title, isOpen, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
