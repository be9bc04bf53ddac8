import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import type { StalePair } from "./confirmed.ts";
import type { RecordField } from "./fields.ts";
import { pairsIn } from "./walk.ts";

/** How a pair is: complete, without one language, or with one language changed since both said the same. */
export type PairState =
  | { state: "both" }
  | { state: "missing"; locale: Locale }
  /** `locale` is to be looked at again; `was` is how the other one read when both said the same. */
  | { state: "changed"; locale: Locale; was: string };

/**
 * The state of every pair that has a text, by its path.
 * @param stale the pairs of which one language has changed since both said the same
 */
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

/** The ticks "still right" in a posted form, which are named `still:` and the path of their pair. */
export const stillRight = (values: Record<string, string>): string[] =>
  Object.keys(values).flatMap((name) => (name.startsWith("still:") ? [name.slice(6)] : []));

/** The form's values with the text that a button takes: `take:title.mr`, where the form has it as `suggested:title.mr`. */
export function takeSuggestion(values: Record<string, string>, intent: string): Record<string, string> | undefined {
  const path = intent.startsWith("take:") ? intent.slice(5) : "";
  const text = values[`suggested:${path}`];
  return text === undefined ? undefined : { ...values, [path]: text };
}
