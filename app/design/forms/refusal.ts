import { useSite } from "#app/design/site.tsx";
import type { FieldError } from "#app/platform/forms/answer.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";

export function useRefusal(): (error: FieldError, label: string) => string {
  const { locale, t } = useSite();
  return (error, label) => t.form.errors[error.code](label, "max" in error ? formatNumber(error.max, locale) : "");
}
