import type { RecordKind } from "#app/platform/records/kind.ts";

/** By name of a kind: whether strangers may not have the files of a record with this data. */
export type WithholdRules = ReadonlyMap<string, (data: object) => boolean>;

type Kind = Pick<RecordKind, "name" | "isInternal" | "withholdsFiles">;

export const withholdRules = (kinds: Kind[]): WithholdRules =>
  new Map(
    kinds.flatMap(({ name, isInternal, withholdsFiles }) => {
      const withholds = isInternal ? () => true : withholdsFiles;
      return withholds ? [[name, withholds]] : [];
    }),
  );
