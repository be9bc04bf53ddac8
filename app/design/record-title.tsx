import { isInHeadingFace } from "#app/platform/content/heading-face.ts";
import { Numbers } from "./numbers.tsx";
import { useSite } from "./site.tsx";

/**
 * A typed text within a heading. If the heading font cannot draw all of it, the body font is used: the Marathi one
 * lacks some conjuncts, the English one all of Devanagari.
 */
export function RecordTitle({ children }: { children: string }) {
  const { locale } = useSite();
  // A number stays with what it counts.
  const text = children.replace(/(\p{Nd}) (?=\p{L})/gu, "$1\u00a0");
  const title = <Numbers>{text}</Numbers>;
  if (locale === "mr" ? isInHeadingFace(text) : !/\p{Script=Devanagari}/u.test(text)) return title;
  return <span className="body-face">{title}</span>;
}
