import MiniSearch from "minisearch";
import type { Text } from "#app/platform/content/text.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isPair, pairsIn } from "./record-data.ts";

/** A pair of texts that was published before. */
export interface RememberedPair extends Text {
  kind: string;
  slug: string;
}

interface Parts {
  /** Everything that is or was public, by kind and slug. */
  remembered: () => Iterable<{ kind: string; slug: string; record: object }>;
  /** Another value whenever that has changed. */
  revision: () => number;
}

/** The most pairs that are suggested. */
const most = 3;

type Indexed = RememberedPair & { id: string };

function indexOf(remembered: ReturnType<Parts["remembered"]>): MiniSearch<Indexed> {
  const fields = ["en", "mr"];
  const index = new MiniSearch<Indexed>({ fields, storeFields: [...fields, "kind", "slug"] });
  for (const { kind, slug, record } of remembered)
    for (const [, pair] of pairsIn(record)) {
      if (!isPair(pair) || !pair.en || !pair.mr || pair.en === pair.mr) continue;
      const id = `${pair.en}\n${pair.mr}`;
      if (!index.has(id)) index.add({ id, en: pair.en, mr: pair.mr, kind, slug });
    }
  return index;
}

/** The memory of pairs, made at the first question and again after a change. */
export function createPairMemory({ remembered, revision }: Parts) {
  let made: { revision: number; index: MiniSearch<Indexed> } | undefined;
  return (text: string, locale: Locale): RememberedPair[] => {
    if (made?.revision !== revision()) made = { revision: revision(), index: indexOf(remembered()) };
    const found = made.index.search(text.slice(0, 1_000), { fields: [locale], fuzzy: 0.2, combineWith: "OR" });
    return found.slice(0, most).map(({ en, mr, kind, slug }) => ({ en, mr, kind, slug }));
  };
}
