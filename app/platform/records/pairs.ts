import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { StalePair } from "./confirmed.ts";
import type { RecordField } from "./record-field.ts";
import { pairsIn } from "./walk.ts";

export type PairState =
  | { state: "both" }
  | { state: "missing"; locale: Locale }
  /** `locale` is to be checked; `was` is the other text as it was when both matched. */
  | { state: "changed"; locale: Locale; was: string };

export function pairStates(
  fields: RecordField[],
  data: object,
  stale: Record<string, StalePair>,
): Record<string, PairState> {
  const states = pairsIn(fields, data).map(({ path, pair }): [string, PairState] => {
    if (!pair.en || !pair.mr) return [path, { state: "missing", locale: pair.en ? "mr" : "en" }];
    const old = stale[path];
    if (!old) return [path, { state: "both" }];
    return [path, { state: "changed", locale: old.locale, was: old.was[otherLocale(old.locale)] ?? "" }];
  });
  return Object.fromEntries(states);
}

/** The "still right" boxes of a form are named `still:` and the path. */
export const confirmedPaths = (values: Record<string, string>): string[] =>
  Object.keys(values).flatMap((name) => (name.startsWith("still:") ? [name.slice(6)] : []));

/** Button `take:title.mr` copies `suggested:title.mr` to `title.mr`. */
export function applySuggestion(values: Record<string, string>, intent: string): Record<string, string> | undefined {
  const path = intent.startsWith("take:") ? intent.slice(5) : "";
  const text = values[`suggested:${path}`];
  return text === undefined ? undefined : { ...values, [path]: text };
}
