import type pg from "pg";

/** Most statements that a connection keeps prepared: more than the site has, unless their lists differ in length. */
const mostPrepared = 300;

const names = new Map<string, string>();

/** The name under which each connection keeps a statement prepared; undefined for further ones. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size === mostPrepared) return known;
  const name = `s${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/**
 * Sends the statements of a connection in few packets: a statement with values is prepared once, and the beginning of a
 * transaction goes out together with its first statement. The connection must be a pipeline.
 */
export function sendStatements(client: pg.PoolClient) {
  const { stream } = (client as unknown as pg.Client).connection;
  let beginning: Promise<pg.QueryResult> | undefined;

  return async (sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    if (sql === "begin") {
      stream.cork();
      beginning = client.query(sql);
      // Should the connection be lost, the first statement says so.
      beginning.catch(() => {});
      return { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] };
    }
    const name = values.length > 0 ? nameOf(sql) : undefined;
    const statement = client.query({ text: sql, values: [...values], ...(name && { name }) });
    if (!beginning) return statement;
    stream.uncork();
    const begun = beginning;
    beginning = undefined;
    const [result] = await Promise.all([statement, begun]);
    return result;
  };
}
