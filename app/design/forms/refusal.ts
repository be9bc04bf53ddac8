import { useSite } from "#app/design/site.tsx";
import type { FieldError } from "#app/platform/forms/answer.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";

/** Makes the message, in the page's language, that tells how to correct a refused field. */
export function useRefusal(): (error: FieldError, label: string) => string {
  const { locale, t } = useSite();
  return (error, label) => t.form.errors[error.code](label, "max" in error ? formatNumber(error.max, locale) : "");
}
