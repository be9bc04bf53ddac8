export const withoutFields = (record: object, names: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
