import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { databaseNameOf } from "./postgres-error.server.ts";
import { StoreError } from "./store-error.server.ts";
import type { Tables } from "./tables.ts";

/** Every server holds this lock in shared mode, by its listening connection; a move holds it exclusively. */
const key = "hashtextextended('server', 0)";

export async function claimAsServer(client: pg.ClientBase, databaseUrl: string): Promise<void> {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock_shared(${key}) AS got`);
  if (!rows[0]?.got)
    throw new StoreError(
      `${databaseNameOf(databaseUrl)} is being moved or restored; wait until that is done, and start again.`,
    );
}

const pause = 100;

/** Until the transaction ends. @throws StoreError when a server still uses it after `longestWait` ms */
export async function lockServersOut(db: Kysely<Tables>, databaseUrl: string, longestWait: number): Promise<void> {
  const end = performance.now() + longestWait;
  for (;;) {
    const tried = await sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(${sql.raw(key)}) AS got`.execute(db);
    if (tried.rows[0]?.got) return;
    if (performance.now() >= end) throw new StoreError(`A server uses ${inSentence(databaseUrl)}; stop it first.`);
    await wait(pause);
  }
}

const inSentence = (databaseUrl: string) => databaseNameOf(databaseUrl).replace(/^T/, "t");
