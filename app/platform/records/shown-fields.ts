import type { RecordKind } from "./kind.ts";
import type { RecordField } from "./record-field.ts";

export const publicFields = ({
  fields,
  officeFields = [],
}: Pick<RecordKind, "fields" | "officeFields">): RecordField[] =>
  fields.filter(({ name }) => !officeFields.includes(name));
