import type { Text } from "#app/platform/content/text.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { QuoteDocument } from "./said.ts";
import type { QuoteLine } from "./said-lines.ts";
import { quoteWords } from "./written-words.ts";

export interface NamedDocument extends Pick<QuoteDocument, "state" | "until"> {
  name: Text;
}

export function documentLines(documents: NamedDocument[], locale: Locale): QuoteLine[] {
  const t = quoteWords[locale];
  return (["has", "applied", "missing"] as const).flatMap((state): QuoteLine[] => {
    const names = documents
      .filter((document) => (document.state ?? "missing") === state)
      .map(({ name, until }) => (until ? `${name[locale]} (${t.until(formatDay(until, locale))})` : name[locale]));
    return names.length > 0 ? [[t.documentStates[state], names.join(", ")]] : [];
  });
}
