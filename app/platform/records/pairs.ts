import type { Text } from "#app/platform/content/text.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import type { DraftData, DraftPair, DraftValue } from "./draft.ts";
import type { Field } from "./fields.ts";

/** A pair of texts in a draft, at its path with numbers of rows. */
export interface PlacedPair {
  path: string;
  pair: DraftPair;
}

/** The pairs that a draft or record has, in the order of the form; empty ones are left out. */
export function pairsIn(fields: Field[], data: object): PlacedPair[] {
  const of = (field: Field, value: DraftValue | undefined, path: string): PlacedPair[] => {
    if (value === undefined) return [];
    if (field.type === "pair") return [{ path, pair: value as DraftPair }];
    if (field.type === "group") return inside(field.fields, value, `${path}.`);
    if (field.type !== "list" || !Array.isArray(value)) return [];
    return value.flatMap((row, at) => of(field.item, row, `${path}.${at}`));
  };
  const inside = (group: Field[], value: object | DraftValue, prefix: string) =>
    group.flatMap((field) => of(field, (value as DraftData)[field.name], prefix + field.name));
  return inside(fields, data, "").filter(({ pair }) => pair.en || pair.mr);
}

/** For each pair, by its path, how it was when both languages last said the same. */
export type Confirmed = Record<string, Text>;

/** How a pair is: complete, without one language, or with one language changed since both said the same. */
export type PairState =
  | { state: "both" }
  | { state: "missing"; locale: Locale }
  /** `locale` has changed, `was` is how it read; the other one must be looked at again. */
  | { state: "changed"; locale: Locale; was: string };

const isWhole = (pair: DraftPair | undefined): pair is Text => Boolean(pair?.en && pair.mr);
const isEqual = (one: Text, other: Text) => one.en === other.en && one.mr === other.mr;

/** Finds how a pair was confirmed: at its path, or as it is now anywhere, since rows move. */
function confirmedOf(confirmed: Confirmed): (path: string, pair: Text) => Text | undefined {
  const all = new Set(Object.values(confirmed).map(({ en, mr }) => JSON.stringify([en, mr])));
  return (path, pair) => (all.has(JSON.stringify([pair.en, pair.mr])) ? pair : confirmed[path]);
}

const changedOf = (pair: Text, was: Text) => locales.filter((locale) => pair[locale] !== was[locale]);

/** The state of every pair that has a text, by its path. */
export function pairStates(fields: Field[], data: object, confirmed: Confirmed): Record<string, PairState> {
  const wasOf = confirmedOf(confirmed);
  const states = pairsIn(fields, data).map(({ path, pair }): [string, PairState] => {
    if (!isWhole(pair)) return [path, { state: "missing", locale: pair.en ? "mr" : "en" }];
    const was = wasOf(path, pair);
    const [locale, another] = was && !isEqual(was, pair) ? changedOf(pair, was) : [];
    if (!was || !locale || another) return [path, { state: "both" }];
    return [path, { state: "changed", locale, was: was[locale] }];
  });
  return Object.fromEntries(states);
}

/**
 * What is confirmed after a draft was saved. A pair counts as confirmed when it is new, when both languages have changed,
 * and when the form says so.
 * @param still the paths of pairs ticked as "still right"
 */
export function confirmedAfter(fields: Field[], data: object, before: Confirmed, still: string[] = []): Confirmed {
  const wasOf = confirmedOf(before);
  const pairs = pairsIn(fields, data).flatMap(({ path, pair }): [string, Text][] => {
    if (!isWhole(pair)) return before[path] ? [[path, before[path]]] : [];
    const was = wasOf(path, pair);
    const isOld = was && changedOf(pair, was).length === 1 && !still.includes(path);
    return [[path, isOld ? was : { en: pair.en, mr: pair.mr }]];
  });
  return Object.fromEntries(pairs);
}

/** The ticks "still right" in a posted form, which are named `still:` and the path of their pair. */
export const stillRight = (values: Record<string, string>): string[] =>
  Object.keys(values).flatMap((name) => (name.startsWith("still:") ? [name.slice(6)] : []));

/** Takes the suggested text of a posted form: `take:title.mr`, where the form has it as `suggested:title.mr`. */
export function takeSuggestion(values: Record<string, string>, intent: string): Record<string, string> | undefined {
  const path = intent.startsWith("take:") ? intent.slice(5) : "";
  const text = values[`suggested:${path}`];
  return text === undefined ? undefined : { ...values, [path]: text };
}
