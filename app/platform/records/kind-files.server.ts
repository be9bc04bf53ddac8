import type { z } from "zod";
import { listOf } from "#app/platform/content/read-records.server.ts";
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

/** The files of kinds with their schemas, for `records.of`. */
export const filesOfKinds = <Kinds extends RecordKind[]>(...kinds: Kinds): FilesOf<Kinds[number]> =>
  Object.fromEntries(
    kinds.map((kind) => [kind.name, [kind.file, schemaOf(kind), kind.fileIfMissing]]),
  ) as unknown as FilesOf<Kinds[number]>;
