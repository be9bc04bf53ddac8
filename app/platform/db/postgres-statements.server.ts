import type pg from "pg";

/** More than the site has, unless lists of values differ in length. */
const mostPrepared = 300;

const names = new Map<string, string>();

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size === mostPrepared) return known;
  const name = `s${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/** Prepares statements once, and sends BEGIN with the first one. The connection must support pipelining. */
export function sendStatements(client: pg.PoolClient) {
  const { stream } = (client as unknown as pg.Client).connection;
  let beginning: Promise<pg.QueryResult> | undefined;

  return async (sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    if (sql === "begin") {
      stream.cork();
      beginning = client.query(sql);
      // If the connection is lost, the first statement reports it.
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
