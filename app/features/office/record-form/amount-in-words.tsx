import { formatRupees } from "#app/platform/i18n/format.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import { rupeesInWords } from "#app/platform/i18n/rupees-in-words.ts";

/** An amount as it was last saved, with its grouping and in words in both languages; nothing for other input. */
export function AmountInWords({ typed }: { typed: string }) {
  const value = typed === "" ? Number.NaN : Number(typed);
  return locales.map((locale) => {
    const words = rupeesInWords(value, locale);
    return (
      words && (
        <small key={locale} lang={locale}>
          {formatRupees(value, locale)}: {words}
        </small>
      )
    );
  });
}
