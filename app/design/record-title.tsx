import { isInHeadingFace } from "#app/platform/content/heading-face.ts";
import { Numbers } from "./numbers.tsx";
import { useSite } from "./site.tsx";

/**
 * A typed text within a heading. If the heading font cannot draw all of it, the body font is used: the Marathi one
 * lacks some conjuncts, the English one all of Devanagari.
 */
export function RecordTitle({ children }: { children: string }) {
  const { locale } = useSite();
  const title = <Numbers>{children}</Numbers>;
  if (locale === "mr" ? isInHeadingFace(children) : !/\p{Script=Devanagari}/u.test(children)) return title;
  return <span className="body-face">{title}</span>;
}
