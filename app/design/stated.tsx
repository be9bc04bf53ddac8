import type { ReactNode } from "react";
import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";
import { useSite } from "./site.tsx";

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
