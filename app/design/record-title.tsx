import { isInHeadingFace } from "#app/platform/content/heading-face.ts";
import { useSite } from "./site.tsx";

/**
 * A text that somebody typed, within a heading. Where the heading face of the page cannot draw all of it, the body face
 * does: the Marathi one lacks some conjuncts, the English one all of Devanagari.
 */
export function RecordTitle({ children }: { children: string }) {
  const { locale } = useSite();
  if (locale === "mr" ? isInHeadingFace(children) : !/\p{Script=Devanagari}/u.test(children)) return children;
  return <span className="body-face">{children}</span>;
}
