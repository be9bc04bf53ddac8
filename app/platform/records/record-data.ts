/** The data of a revision: a record's fields without its id, any of which may be missing. */
export interface RecordData {
  [name: string]: unknown;
}

/** A record as stored, without its id, which is its slug. */
export function withoutId(record: object): RecordData {
  const { id: _id, ...data } = record as RecordData;
  return data;
}
