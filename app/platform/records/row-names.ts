/** The field with the id of a row; it is generated and never asked for. */
export const rowIdName = "rowId";

/** Unlike a number. */
export const rowIdForm = /^[a-z][a-z0-9]{0,11}$/;

export function rowIdOf(row: unknown): string | undefined {
  const id = typeof row === "object" && row !== null ? (row as Record<string, unknown>)[rowIdName] : undefined;
  return typeof id === "string" && rowIdForm.test(id) ? id : undefined;
}

export const isRowName = ({ hasRowIds }: { hasRowIds: boolean }, part: string): boolean =>
  /^\d{1,3}$/.test(part) || (hasRowIds && rowIdForm.test(part));

/** The id, which stays when rows move, or else the number. */
export const rowName = (row: unknown, at: number): string => rowIdOf(row) ?? String(at);
