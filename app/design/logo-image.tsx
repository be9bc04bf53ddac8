import { logoOf } from "#app/platform/appearance/look.ts";
import { useSite } from "./site.tsx";
import styles from "./styles/logo.css?url";

/** A photograph or scan is on white, so that it can be seen on dark screens. `size` is in pixels. */
export function LogoImage({ size, isDrawingItself = false }: { size: number; isDrawingItself?: boolean }) {
  const logo = logoOf(useSite().look);
  if (logo === undefined) return null;
  const { src, splash, isDrawing } = logo;
  return (
    <>
      {!isDrawing && <link rel="stylesheet" href={styles} precedence="logo" />}
      <img
        src={isDrawingItself ? splash : src}
        width={size}
        height={size}
        alt=""
        className={isDrawing ? undefined : "scanned-logo"}
        // Otherwise React preloads it: only the first page of a visit shows the drawing, and the logo is at the top of each.
        loading={isDrawingItself ? "lazy" : undefined}
        fetchPriority={isDrawingItself ? undefined : "low"}
      />
    </>
  );
}
