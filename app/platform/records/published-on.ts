import type { EditionRow } from "#app/platform/db/record-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { isEmpty } from "./draft.ts";
import type { RecordKind } from "./kind.ts";
import type { RecordData } from "./record-data.ts";

type Ahead = Pick<EditionRow, "publicFrom">[];

/** The day in India on which an edition appears. */
export const dayOf = ({ publicFrom }: Pick<EditionRow, "publicFrom">): string => indiaTime(publicFrom).day;

/** Whether the day of a draft is that of a schedule, which gave it, unless a person typed the same. @param ahead what comes, or came until now */
export const isOfSchedule = ({ publishedOn }: RecordKind, data: RecordData, ahead: Ahead): boolean =>
  publishedOn !== undefined && ahead.some((edition) => dayOf(edition) === data[publishedOn]);

/**
 * The data of a draft with the day on which it appears: where it has none, or, before it was public for the first time, the
 * one of a schedule that this takes the place of. Any other day that a person gave stays.
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
