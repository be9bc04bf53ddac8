import type { EditionRow } from "#app/platform/db/record-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { isEmpty } from "./draft.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordData } from "./record-data.ts";

type Ahead = Pick<EditionRow, "publicFrom">[];

export const dayOf = ({ publicFrom }: Pick<EditionRow, "publicFrom">): string => indiaTime(publicFrom).day;

export const isOfSchedule = ({ publishedOn }: RecordKind, data: RecordData, ahead: Ahead): boolean =>
  publishedOn !== undefined && ahead.some((edition) => dayOf(edition) === data[publishedOn]);

/** Sets an empty date and, before the first publication, one that a replaced schedule had set; others stay. */
export function withPublishedOn(
  kind: RecordKind,
  data: RecordData,
  { ahead, wasPublic, publicFrom }: { ahead: Ahead; wasPublic: boolean; publicFrom: number },
): RecordData {
  const { publishedOn: name } = kind;
  if (name === undefined) return data;
  const isGiven = !isEmpty(data[name]) && (wasPublic || !isOfSchedule(kind, data, ahead));
  return isGiven ? data : { ...data, [name]: dayOf({ publicFrom }) };
}
