import type { z } from "zod";
import { listOf, type RecordFiles } from "#app/platform/content/read-records.server.ts";
import type { RecordKind } from "./kind.ts";

function schemaOf(kind: RecordKind): z.ZodType {
  if (kind.id === "single") return kind.shape;
  const list = listOf(kind.shape as z.ZodType<{ id: string }>);
  if (!kind.faultAmong) return list;
  return list.superRefine((records, context) => {
    for (const [at, record] of records.entries()) {
      const fault = kind.faultAmong?.(record, records.toSpliced(at, 1), {});
      if (fault) context.addIssue({ code: "custom", path: [at, fault.path], message: fault.takes.en });
    }
  });
}

type FilesOf<Kind extends RecordKind> = {
  [Each in Kind as Each["name"]]: readonly [
    file: string,
    schema: Each["id"] extends "single" ? Each["shape"] : z.ZodArray<Each["shape"]>,
    ifMissing?: string,
  ];
};

const known = new WeakMap<RecordKind, RecordFiles[string]>();

/** The same object each time, so that a file is read once for all features. */
function fileOf(kind: RecordKind): RecordFiles[string] {
  const file = known.get(kind) ?? [kind.file, schemaOf(kind), kind.fileIfMissing];
  known.set(kind, file);
  return file;
}

export const filesOfKinds = <Kinds extends RecordKind[]>(...kinds: Kinds): FilesOf<Kinds[number]> =>
  Object.fromEntries(kinds.map((kind) => [kind.name, fileOf(kind)])) as unknown as FilesOf<Kinds[number]>;
