import { once } from "node:events";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";

type Row = Record<string, unknown>;
type Answer = { rows: Row[] } | { error: string };

let worker: Worker | undefined;

/** Sends a statement to a thread connected to PostgreSQL, so that a test can also wait for the result synchronously. */
function send(url: string, sql: string, values: unknown[]): { port: MessagePort; isDone: Int32Array } {
  worker ??= new Worker(new URL("./postgres-thread.ts", import.meta.url));
  worker.unref();
  const { port1, port2 } = new MessageChannel();
  const isDone = new Int32Array(new SharedArrayBuffer(4));
  worker.postMessage({ url, sql, values, port: port2, isDone }, [port2]);
  return { port: port1, isDone };
}

function rowsOf(answer: Answer | undefined, port: MessagePort): Row[] {
  port.close();
  if (!answer) throw new Error("PostgreSQL did not answer.");
  if ("error" in answer) throw new Error(answer.error);
  return answer.rows;
}

/** The rows of a statement; blocks this thread, as SQLite does. */
export function askNow(url: string, sql: string, values: unknown[] = []): Row[] {
  const { port, isDone } = send(url, sql, values);
  Atomics.wait(isDone, 0, 0, 20_000);
  return rowsOf(receiveMessageOnPort(port)?.message, port);
}

/** The rows of a statement; services of this thread keep running. */
export async function ask(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const { port } = send(url, sql, values);
  const [answer] = await once(port, "message");
  return rowsOf(answer, port);
}

/** Converts a test's SQLite statement to PostgreSQL: `?` is numbered, names with capitals are quoted. */
export function asPostgres(sql: string): string {
  let count = 0;
  const parts = sql.split(/('[^']*'|"[^"]*")/);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\?/g, () => `$${++count}`)
            .replace(/\browid\b/g, "ctid")
            .replace(/\b[a-z]+[A-Z]\w*\b/g, '"$&"'),
    )
    .join("");
}

/** The statement that ends a server's listening connection. */
export const listenerEnds = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
  WHERE datname = current_database() AND query LIKE 'SELECT value%'`;

/** Ends the connection by which a store listens for changes and holds its claim, like a broken network. */
export const endListener = (url: string) => ask(url, listenerEnds);
