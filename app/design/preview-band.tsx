import type { Locale } from "#app/platform/i18n/locale.ts";
import styles from "./preview.css?url";
import { previewWords } from "./words/preview.ts";

/** What a preview of a draft has in its head: its links open in another tab, since none of them leads to a preview. */
export function PreviewHead() {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <meta name="robots" content="noindex" />
      <base target="_blank" />
    </>
  );
}

/** Says above a page that it is a preview, in the language of who looks at it. */
export function PreviewBand({ locale }: { locale: Locale }) {
  return (
    <p className="preview-band" lang={locale}>
      {previewWords[locale].band}
    </p>
  );
}
