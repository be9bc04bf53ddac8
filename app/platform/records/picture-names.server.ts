import type { Text } from "#app/platform/content/text.ts";
import type { Field } from "./fields.ts";
import { namesOf } from "./names.ts";
import { everPublic, type MemoryParts } from "./pair-memory.server.ts";
import { isPair } from "./record-data.ts";

/** What pictures show, by their names: the text for those who cannot see them, or the record that shows them. */
export type PictureNames = ReadonlyMap<string, Partial<Text>>;

interface Walk {
  names: Map<string, Partial<Text>>;
  /** What the record is called. */
  own: Partial<Text>;
}

function walk(fields: Field[], data: unknown, { names, own }: Walk): void {
  const group = (data ?? {}) as Record<string, unknown>;
  const about = isPair(group.alt) ? group.alt : own;
  for (const field of fields) {
    const value = group[field.name];
    if (field.type === "picture" && typeof value === "string") names.set(value, about);
    if (field.type === "group") walk(field.fields, value, { names, own });
    if (field.type === "list" && !field.isTree && field.item.type === "group" && Array.isArray(value))
      for (const row of value) walk(field.item.fields, row, { names, own });
  }
}

/** Gives what pictures show in everything that is or was public; made at the first question and again after a change. */
export function createPictureNames(parts: MemoryParts): () => PictureNames {
  let made: { changes: number; names: PictureNames } | undefined;
  return () => {
    const changes = parts.live.changes();
    if (made?.changes === changes) return made.names;
    const names = new Map<string, Partial<Text>>();
    for (const kind of parts.files.kinds)
      for (const [, record] of everPublic(parts, kind.name))
        walk(kind.fields, record, { names, own: namesOf(kind, record) ?? {} });
    made = { changes, names };
    return names;
  };
}
