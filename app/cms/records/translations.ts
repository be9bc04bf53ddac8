import type { Text } from "#app/cms/content/text.ts";
import { type Locale, locales, otherLocale } from "#app/lib/i18n/locale.ts";
import { isSameValue, pairsIn, type RecordData } from "./draft.ts";
import type { RecordField } from "./fields.ts";

/** For each pair of texts, the number of the revision in which both languages last matched. */
export type Confirmed = Record<string, number>;

export interface StalePair {
  locale: Locale;
  was: Partial<Text>;
}

interface Change {
  fields: RecordField[];
  before: RecordData;
  confirmed: Confirmed;
  after: RecordData;
  number: number;
  ticked: string[];
}

const pairsByPath = (fields: RecordField[], data: RecordData) =>
  new Map(pairsIn(fields, data).map(({ path, pair }) => [path, pair]));

/** A pair that was not changed, or only moved within a list, keeps its confirmation. */
export function nextConfirmed({ fields, before, confirmed, after, number, ticked }: Change): Confirmed {
  const old = pairsByPath(fields, before);
  const next: Confirmed = {};
  for (const { path, pair } of pairsIn(fields, after)) {
    if (!pair.en || !pair.mr) continue;
    const was = old.get(path);
    const isWhole = Boolean(was?.en && was.mr);
    const moved = isSameValue(pair, was) ? path : [...old].find(([, each]) => isSameValue(each, pair))?.[0];
    const isBoth = locales.every((locale) => pair[locale] !== was?.[locale]);
    if (ticked.includes(path) || !isWhole || (isBoth && moved === undefined)) next[path] = number;
    else next[path] = confirmed[moved ?? path] ?? confirmed[path] ?? number;
  }
  return next;
}

export function stalePairs(
  fields: RecordField[],
  data: RecordData,
  confirmed: Confirmed,
  dataOf: (number: number) => RecordData | undefined,
): Record<string, StalePair> {
  const stale: Record<string, StalePair> = {};
  for (const { path, pair } of pairsIn(fields, data)) {
    const then = confirmed[path] === undefined ? undefined : dataOf(confirmed[path]);
    const was = then && pairsByPath(fields, then).get(path);
    if (!was) continue;
    const [changed, ...more] = locales.filter((locale) => pair[locale] !== was[locale]);
    if (changed && more.length === 0) stale[path] = { locale: otherLocale(changed), was };
  }
  return stale;
}

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
