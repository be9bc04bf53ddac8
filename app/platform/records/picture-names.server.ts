import type { Text } from "#app/platform/content/text.ts";
import { type DraftPair, valueAt } from "./draft.ts";
import { recordNamesOf } from "./names.ts";
import { everPublic, type MemoryParts } from "./pair-memory.server.ts";
import { placesIn } from "./walk.ts";

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
