import type { RecordKind } from "./kind.ts";
import type { RecordField } from "./record-field.ts";

/** The fields of a kind that others than the office see. */
export const shownFields = ({
  fields,
  officeFields = [],
}: Pick<RecordKind, "fields" | "officeFields">): RecordField[] =>
  fields.filter(({ name }) => !officeFields.includes(name));
