import type { ReactNode } from "react";
import { useSite } from "./site.tsx";

/** A part of a page or, while the institute has not stated what is in it, a sentence that says so. */
export function Stated({ isStated, children }: { isStated: boolean; children: ReactNode }) {
  const { t } = useSite();
  return isStated ? children : <p>{t.notStated.part}</p>;
}
