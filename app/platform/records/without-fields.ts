/** A record without some of its fields, such as those that only the office sees. */
export const withoutFields = (record: object, names: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
