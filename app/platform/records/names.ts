import type { Locale } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "./kind.ts";

/** What a record is called, in the languages that its draft has; undefined where it has no name yet. */
export function namesOf(kind: RecordKind, data: object): Partial<Record<Locale, string>> | undefined {
  try {
    return kind.nameOf(data);
  } catch {
    // A name that is made of several parts, of which one is missing.
    return undefined;
  }
}
