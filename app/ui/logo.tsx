import { logoOf } from "#app/ui/appearance/look.ts";
import styles from "#app/ui/styles/logo.css?url";
import { RecordTitle } from "./inline.tsx";
import { useSite } from "./site.tsx";

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

/** Hidden until the boot script shows it, and so never shown without script. */
export function Splash() {
  const { institute, t } = useSite();
  return (
    <template id="splash">
      <dialog className="splash" tabIndex={-1} aria-label={institute.name}>
        <LogoImage size={192} isDrawingItself />
        <p>
          <RecordTitle>{institute.name}</RecordTitle>
        </p>
        {institute.motto && (
          <p>
            <RecordTitle>{institute.motto}</RecordTitle>
          </p>
        )}
        <button type="button">{t.splash.skip}</button>
      </dialog>
    </template>
  );
}
