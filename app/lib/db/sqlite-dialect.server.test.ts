import { DatabaseSync } from "node:sqlite";
import { CompiledQuery, Kysely } from "kysely";
import { expect, test, vi } from "vitest";
import { nodeSqlite } from "./sqlite-dialect.server.ts";

test("a statement is prepared once while it is used, and forgotten after hundreds of others", async () => {
  const file = new DatabaseSync(":memory:");
  const prepare = vi.spyOn(file, "prepare");
  const db = new Kysely({ dialect: nodeSqlite(file) });
  const run = (sql: string) => db.executeQuery(CompiledQuery.raw(sql));
  const timesPrepared = (sql: string) => prepare.mock.calls.filter(([text]) => text === sql).length;
  for (let at = 0; at < 1000; at += 1) {
    await run("SELECT 'often'");
    await run(`SELECT ${at}`);
  }
  await run("SELECT 0");
  expect([timesPrepared("SELECT 'often'"), timesPrepared("SELECT 0")]).toEqual([1, 2]);
  await db.destroy();
});
