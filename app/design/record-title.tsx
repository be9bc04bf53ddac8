import { isInHeadingFace } from "#app/platform/content/heading-face.ts";
import { Numbers } from "./numbers.tsx";
import { useSite } from "./site.tsx";

/** The heading font lacks letters: the Marathi one some conjuncts, the English one Devanagari. Then the body font. */
export function RecordTitle({ children }: { children: string }) {
  const { locale } = useSite();
  const title = <Numbers>{children}</Numbers>;
  if (locale === "mr" ? isInHeadingFace(children) : !/\p{Script=Devanagari}/u.test(children)) return title;
  return <span className="body-face">{title}</span>;
}
