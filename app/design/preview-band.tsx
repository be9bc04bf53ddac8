import type { Locale } from "#app/platform/i18n/locale.ts";
import styles from "./preview.css?url";
import { previewWords } from "./words/preview.ts";

/** The head of a draft's preview: links open in a new tab, since they do not lead to previews. */
export function PreviewHead() {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <meta name="robots" content="noindex" />
      <base target="_blank" />
    </>
  );
}

/** The note at the top of a preview, in the viewer's language. */
export function PreviewBand({ locale }: { locale: Locale }) {
  return (
    <p className="preview-band" lang={locale}>
      {previewWords[locale].band}
    </p>
  );
}
