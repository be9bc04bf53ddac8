/** Most rows in one statement: SQLite takes 32,766 values in one, PostgreSQL 65,535, and no table has 32 columns to fill. */
const most = 1000;

/** The same rows in parts, each small enough for one statement. */
export function* inParts<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += most) yield rows.slice(at, at + most);
}
