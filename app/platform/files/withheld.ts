import type { RecordKind } from "#app/platform/records/kind.ts";

/** By the name of a kind: whether strangers may not have the files of a record, by its data. */
export type Withholds = ReadonlyMap<string, (data: object) => boolean>;

type Kind = Pick<RecordKind, "name" | "isInternal" | "withholdsFiles">;

/** Whose files strangers may not have: records that only the office uses, and what a kind withholds itself. */
export const withheldBy = (kinds: Kind[]): Withholds =>
  new Map(
    kinds.flatMap(({ name, isInternal, withholdsFiles }) => {
      const withholds = isInternal ? () => true : withholdsFiles;
      return withholds ? [[name, withholds]] : [];
    }),
  );
