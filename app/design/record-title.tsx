import { isInHeadingFace } from "#app/platform/content/heading-face.ts";
import { useSite } from "./site.tsx";

/** A text of a record within a heading. Where the Marathi heading face cannot draw all of it, the body face does. */
export function RecordTitle({ children }: { children: string }) {
  const { locale } = useSite();
  if (locale !== "mr" || isInHeadingFace(children)) return children;
  return <span className="body-face">{children}</span>;
}
