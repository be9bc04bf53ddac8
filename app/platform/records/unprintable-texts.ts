import { locales } from "#app/platform/i18n/locale.ts";
import { unprintableCharacters } from "#app/platform/made/signs.ts";
import type { DraftPair } from "./draft.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordProblem } from "./publishable.ts";
import { placesIn } from "./walk.ts";

/** The documents that law asks for could not be made. Checked only before publishing: what is public stays public. */
export function unprintableTexts(
  { fields, isStatutory, officeFields = [] }: RecordKind,
  data: object,
): RecordProblem[] {
  if (!isStatutory) return [];
  const problemsAt = (path: string, text: unknown): RecordProblem[] => {
    const signs = typeof text === "string" ? unprintableCharacters(text) : "";
    return signs ? [{ path, code: "signs", signs }] : [];
  };
  return [...placesIn(fields, data)].flatMap(({ field, path, value }) => {
    if (officeFields.includes(path.split(".")[0] ?? "")) return [];
    if (field.type !== "pair") return problemsAt(path, value);
    const pair = value as DraftPair | undefined;
    return locales.flatMap((locale) => problemsAt(`${path}.${locale}`, pair?.[locale]));
  });
}
