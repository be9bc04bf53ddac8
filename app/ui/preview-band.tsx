import type { Locale } from "#app/lib/i18n/locale.ts";
import styles from "./preview.css?url";

interface PreviewWords {
  band: string;
  nothing: string;
  notYet: string;
  missing: Record<Locale | "any", string>;
}

export const previewWords: Record<Locale, PreviewWords> = {
  en: {
    band: "Preview of the draft",
    nothing: "There is nothing to preview here.",
    notYet: "This page cannot be shown yet. Please fill in what is missing, and save.",
    missing: { en: "English missing", mr: "Marathi missing", any: "Not filled in yet" },
  },
  mr: {
    band: "मसुदा: प्रसिद्ध झाल्यावर असा दिसेल",
    nothing: "इथे दाखवण्यासारखे काही नाही.",
    notYet: "हे पान अजून दाखवता येत नाही. कृपया राहिलेली माहिती भरा आणि जतन करा.",
    missing: { en: "इंग्रजी मजकूर नाही", mr: "मराठी मजकूर नाही", any: "अजून भरलेले नाही" },
  },
};

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
