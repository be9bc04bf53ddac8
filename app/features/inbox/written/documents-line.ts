import type { Text } from "#app/platform/content/text.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { SaidDocument } from "./said.ts";
import type { SaidLine } from "./said-lines.ts";
import { writtenWords } from "./written-words.ts";

export interface GivenDocument extends Pick<SaidDocument, "state" | "until"> {
  name: Text;
}

export function documentLines(documents: GivenDocument[], locale: Locale): SaidLine[] {
  const t = writtenWords[locale];
  return (["has", "applied", "missing"] as const).flatMap((state): SaidLine[] => {
    const names = documents
      .filter((document) => (document.state ?? "missing") === state)
      .map(({ name, until }) => (until ? `${name[locale]} (${t.until(formatDay(until, locale))})` : name[locale]));
    return names.length > 0 ? [[t.documentStates[state], names.join(", ")]] : [];
  });
}
