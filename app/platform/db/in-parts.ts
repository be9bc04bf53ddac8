/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535, and no table has 32 columns to fill. */
const mostRows = 1000;

export function* inChunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += mostRows) yield rows.slice(at, at + mostRows);
}
