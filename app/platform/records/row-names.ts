/** The field that identifies a row within its list; it is generated and never asked for. */
export const rowIdName = "rowId";

/** The form of a row's id: unlike a number. */
export const rowIdForm = /^[a-z][a-z0-9]{0,11}$/;

/** The id of a row; undefined if it has none. */
export function rowIdOf(row: unknown): string | undefined {
  const id = typeof row === "object" && row !== null ? (row as Record<string, unknown>)[rowIdName] : undefined;
  return typeof id === "string" && rowIdForm.test(id) ? id : undefined;
}

/** Whether a part of a path can name a row of a list: a number, or an id where its rows have ids. */
export const isRowName = ({ hasRowIds }: { hasRowIds: boolean }, part: string): boolean =>
  /^\d{1,3}$/.test(part) || (hasRowIds && rowIdForm.test(part));

/** The name of a row in paths: its id, which stays when rows move, or else its number. */
export const rowName = (row: unknown, at: number): string => rowIdOf(row) ?? String(at);
