import { LogoImage } from "./logo-image.tsx";
import { RecordTitle } from "./record-title.tsx";
import { useSite } from "./site.tsx";

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
