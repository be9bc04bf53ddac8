import { locales } from "#app/platform/i18n/locale.ts";
import { amountInWords } from "./typed-amount.ts";

/** As last saved; a script follows what is typed (amounts-in-words.ts). */
export function AmountInWords({ id, typed }: { id?: string | undefined; typed: string }) {
  return (
    <output htmlFor={id} data-rupees>
      {locales.map((locale) => (
        <small key={locale} lang={locale}>
          {amountInWords(typed, locale)}
        </small>
      ))}
    </output>
  );
}
