import type { EditionRow } from "#app/platform/db/record-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { isEmpty } from "./draft.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordData } from "./record-data.ts";

type Ahead = Pick<EditionRow, "publicFrom">[];

/** The day in India on which an edition becomes public. */
export const dayOf = ({ publicFrom }: Pick<EditionRow, "publicFrom">): string => indiaTime(publicFrom).day;

/**
 * Whether a draft's publication date equals that of a schedule, and was probably set by it.
 * @param ahead the scheduled editions, possibly just cancelled
 */
export const isOfSchedule = ({ publishedOn }: RecordKind, data: RecordData, ahead: Ahead): boolean =>
  publishedOn !== undefined && ahead.some((edition) => dayOf(edition) === data[publishedOn]);

/**
 * The data with its publication date: set if it is empty or, before the first publication, if a replaced schedule had
 * set it. Any other date is kept.
 */
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
