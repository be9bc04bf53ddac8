import MiniSearch from "minisearch";
import type { Text } from "#app/cms/content/text.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { termsOf } from "#app/lib/i18n/search-terms.ts";
import { type DraftPair, pairsIn, placesIn, valueAt } from "./draft.ts";
import type { FirstVersions } from "./kind-files.server.ts";
import { recordNamesOf } from "./labels.ts";
import type { Publication } from "./publication.server.ts";

export interface RememberedPair extends Text {
  kind: string;
  slug: string;
}

interface MemoryParts {
  files: FirstVersions;
  publication: Publication;
}

const most = 3;

type Indexed = RememberedPair & { id: string };

/** Everything that is or was public: the office's version if there is one, otherwise the file's. */
const everPublic = ({ files, publication }: MemoryParts, kind: string): [slug: string, record: object][] => {
  const published = [...(publication.records().entries(kind) ?? [])].map(([slug, { record }]): [string, object] => [
    slug,
    record,
  ]);
  return [...new Map([...files.all(kind), ...published])];
};

function indexOf(parts: MemoryParts): MiniSearch<Indexed> {
  const texts = ["en", "mr"];
  const index = new MiniSearch<Indexed>({
    fields: texts,
    storeFields: [...texts, "kind", "slug"],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  for (const { name: kind, fields } of parts.files.kinds)
    for (const [slug, record] of everPublic(parts, kind))
      for (const { en, mr } of pairsIn(fields, record).map(({ pair }) => pair)) {
        if (!en || !mr || en === mr) continue;
        const id = `${en}\n${mr}`;
        if (!index.has(id)) index.add({ id, en, mr, kind, slug });
      }
  return index;
}

export function createPairMemory(parts: MemoryParts) {
  let made: { publication: number; index: MiniSearch<Indexed> } | undefined;
  return (text: string, locale: Locale): RememberedPair[] => {
    const { publication } = parts.publication.records();
    if (made?.publication !== publication) made = { publication, index: indexOf(parts) };
    const found = made.index.search(text.slice(0, 1_000), { fields: [locale], fuzzy: 0.2, combineWith: "OR" });
    return found.slice(0, most).map(({ en, mr, kind, slug }) => ({ en, mr, kind, slug }));
  };
}

export type PictureNames = ReadonlyMap<string, Partial<Text>>;

const altBeside = (record: object, path: string) =>
  valueAt(record, [...path.split(".").slice(0, -1), "alt"].join(".")) as DraftPair | undefined;

export function createPictureNames(parts: MemoryParts): () => PictureNames {
  let made: { publication: number; names: PictureNames } | undefined;
  return () => {
    const { publication } = parts.publication.records();
    if (made?.publication === publication) return made.names;
    const names = new Map<string, Partial<Text>>();
    for (const kind of parts.files.kinds)
      for (const [, record] of everPublic(parts, kind.name))
        for (const { field, path, value } of placesIn(kind.fields, record))
          if (field.type === "picture" && typeof value === "string")
            names.set(value, altBeside(record, path) ?? recordNamesOf(kind, record) ?? {});
    made = { publication, names };
    return names;
  };
}
