/** A record's fields without its id, which is its slug; any of them may be missing. */
export interface RecordData {
  [name: string]: unknown;
}

export function withoutId(record: object): RecordData {
  const { id: _id, ...data } = record as RecordData;
  return data;
}
