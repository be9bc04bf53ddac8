export type Path = (string | number)[];

export function stringsIn(record: unknown, path: Path = []): { value: string; path: Path }[] {
  if (typeof record === "string") return [{ value: record, path }];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) =>
    stringsIn(value, [...path, Array.isArray(record) ? Number(name) : name]),
  );
}

export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
