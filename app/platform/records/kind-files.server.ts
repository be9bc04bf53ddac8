import type { z } from "zod";
import { listOf, type RecordFiles } from "#app/platform/content/read-records.server.ts";
import type { RecordKind } from "./kind.ts";

const schemaOf = (kind: RecordKind): z.ZodType =>
  kind.id === "single" ? kind.shape : listOf(kind.shape as z.ZodType<{ id: string }>);

type FilesOf<Kind extends RecordKind> = {
  [Each in Kind as Each["name"]]: readonly [
    file: string,
    schema: Each["id"] extends "single" ? Each["shape"] : z.ZodArray<Each["shape"]>,
    ifMissing?: string,
  ];
};

const known = new WeakMap<RecordKind, RecordFiles[string]>();

/** The same file of a kind each time, so that its records are read once for all features. */
function fileOf(kind: RecordKind): RecordFiles[string] {
  const file = known.get(kind) ?? [kind.file, schemaOf(kind), kind.fileIfMissing];
  known.set(kind, file);
  return file;
}

/** The files of kinds with their schemas, for `records.of`. */
export const filesOfKinds = <Kinds extends RecordKind[]>(...kinds: Kinds): FilesOf<Kinds[number]> =>
  Object.fromEntries(kinds.map((kind) => [kind.name, fileOf(kind)])) as unknown as FilesOf<Kinds[number]>;
