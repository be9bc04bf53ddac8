import { isInHeadingFace } from "#app/platform/content/heading-face.ts";
import { unbroken } from "#app/platform/i18n/unbroken.ts";
import { useSite } from "./site.tsx";

/**
 * A typed text within a heading. If the heading font cannot draw all of it, the body font is used: the Marathi one
 * lacks some conjuncts, the English one all of Devanagari.
 */
export function RecordTitle({ children }: { children: string }) {
  const { locale } = useSite();
  const text = unbroken(children);
  if (locale === "mr" ? isInHeadingFace(text) : !/\p{Script=Devanagari}/u.test(text)) return text;
  return <span className="body-face">{text}</span>;
}
