import type { ReactNode } from "react";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { useSite } from "./site.tsx";

interface Props {
  title: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ title, id, className, children }: Props) {
  return (
    <section id={id} className={className ? `section ${className}` : "section"}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

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

export function Stated({ isStated, children }: { isStated: boolean; children: ReactNode }) {
  const { t } = useSite();
  return isStated ? children : <p>{t.notStated.part}</p>;
}

export type StatedFact = [label: string, value: ReactNode];

export function StatedFacts({ facts }: { facts: StatedFact[] }) {
  const stated = facts.filter(([, value]) => value);
  return (
    <Stated isStated={stated.length > 0}>
      <dl>
        {stated.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === "string" ? withUnbrokenDates(value) : value}</dd>
          </div>
        ))}
      </dl>
    </Stated>
  );
}
