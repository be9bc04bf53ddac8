import type { RecordKind } from "#app/platform/records/kind.ts";
import type { RecordField } from "#app/platform/records/record-field.ts";
import { type FieldAtPath, useRecordForm } from "./form-context.ts";

const isShort = ({ type }: RecordField): boolean => type === "day" || type === "time" || type === "number";

/** Two short fields in a row share a line, and so do fields that the kind puts beside each other. */
export function linesOf({ layout }: Pick<RecordKind, "layout">, fields: FieldAtPath[]): FieldAtPath[][] {
  const lines: FieldAtPath[][] = [];
  for (const placed of fields) {
    const line = lines.at(-1);
    const before = line?.length === 1 ? line[0]?.field : undefined;
    const isBeside = before && (layout?.beside?.includes(before.path) || (isShort(before) && isShort(placed.field)));
    if (isBeside) line?.push(placed);
    else lines.push([placed]);
  }
  return lines;
}

export function FieldsView({ fields }: { fields: FieldAtPath[] }) {
  const { kind, draw } = useRecordForm();
  return linesOf(kind, fields).map((line) => {
    const drawn = line.map(({ field, path }) => draw(field, path));
    return line.length === 1 ? (
      drawn
    ) : (
      <div key={line[0]?.path} className="beside">
        {drawn}
      </div>
    );
  });
}
