import type { Locale } from "#app/platform/i18n/locale.ts";
import styles from "./preview.css?url";
import { previewWords } from "./words/preview.ts";

/** Links open in a new tab, since they do not lead to previews. */
export function PreviewHead() {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <meta name="robots" content="noindex" />
      <base target="_blank" />
    </>
  );
}

export function PreviewBand({ locale }: { locale: Locale }) {
  return (
    <p className="preview-band" lang={locale}>
      {previewWords[locale].band}
    </p>
  );
}
