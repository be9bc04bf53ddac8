import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import type { StorePlace } from "#app/lib/db/database.server.ts";
import { fingerprintOf } from "#app/lib/db/facts.server.ts";
import { attachStore, openStore } from "#app/lib/db/store.server.ts";
import type { MemberRow } from "#app/lib/db/tables.ts";
import { log, loggedError } from "#app/log.server.ts";
import { postgresMigrations } from "../../db/migrations/all-postgres.ts";
import { placeOf } from "../help/place.ts";
import { bareDatabase } from "../help/postgres-databases.ts";
import { ask, endListener, listenerEnds } from "../help/postgres-queries.ts";
import { dataFolder } from "../help/services.ts";
import { patient } from "../help/wait.ts";

const siteSecret = Buffer.alloc(32, 1);

/** The store of a place, closed with the test. */
async function opened(place: StorePlace = placeOf(dataFolder())) {
  const store = await openStore(place);
  onTestFinished(() => store.close().catch(() => {}));
  return { ...store, place, url: place.databaseUrl ?? "" };
}

const member: MemberRow = {
  ...{ uid: "one", email: "a@example.org", emailKey: "a@example.org", locale: "en", createdAt: 1, provenAt: null },
  ...{ approvedAt: null, suspendedAt: null, suspendedFor: null, warnedAt: null, published: "{}", erasingAt: null },
};

/** Ends every connection to the database but the test's own, as a server that is restarted does. */
const endOthers = `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

test("of several servers that start on an empty database one makes the tables, and all of them serve", async () => {
  const place = { dataDir: "", databaseUrl: bareDatabase(), siteSecret };
  const stores = await Promise.all(Array.from({ length: 4 }, () => opened(place)));
  for (const { isReady } of stores) expect(await isReady()).toBe(true);
  const steps = await ask(place.databaseUrl, "SELECT name FROM kysely_migration ORDER BY name");
  expect(steps.map(({ name }) => name)).toEqual(Object.keys(postgresMigrations));
});

test("a command makes no tables in a database without a store", async () => {
  const place = { dataDir: "", databaseUrl: bareDatabase(), siteSecret };
  await expect(attachStore(place)).rejects.toThrow(/^The database ".+" is of another version; [^\n]+\.$/);
  expect(await ask(place.databaseUrl, "SELECT * FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
});

test("a step keeps why a member is suspended, whose line in the log loses it", async () => {
  const url = bareDatabase();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => postgresMigrations } });
  expect((await migrator.migrateTo("0017-revision-files")).error).toBeUndefined();
  await ask(
    url,
    `INSERT INTO members (uid, email, "emailKey", locale, "createdAt", "suspendedAt") VALUES ('one', '', '', 'mr', 1, 9)`,
  );
  const columns = `id, at, "by", "byName", what, reference, reason`;
  for (const at of [5, 9])
    await ask(
      url,
      `INSERT INTO activities (${columns}) VALUES ('${at}', ${at}, '', '', 'profile.suspended', 'one', 'At ${at}.')`,
    );
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await db.destroy();
  expect(await ask(url, `SELECT "suspendedFor", (SELECT max(reason) FROM activities) AS reason FROM members`)).toEqual([
    { suspendedFor: "At 9.", reason: null },
  ]);
});

test("a damaged entry of the publication log does not stop the migration", async () => {
  const url = bareDatabase();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => postgresMigrations } });
  expect((await migrator.migrateTo("0037-looks")).error).toBeUndefined();
  const entries = ['{"kind":"duties","slug":"one","year":2026}', '{"kind":"dut', '{"kind":"duties","year":"soon"}'];
  for (const [seq, entry] of entries.entries())
    await ask(
      url,
      `INSERT INTO publications (hash, seq, source, entry, prev) VALUES ('${seq}', ${seq}, '${seq}', '${entry}', '')`,
    );
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await db.destroy();
  expect(await ask(url, "SELECT kind, slug, year FROM publications ORDER BY seq")).toEqual([
    { kind: "duties", slug: "one", year: 2026 },
    { kind: null, slug: null, year: null },
    { kind: "duties", slug: null, year: null },
  ]);
});

test("a database of a former version is migrated only with its own secret, and once there is a backup", async () => {
  const databaseUrl = bareDatabase();
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => postgresMigrations } });
  expect((await migrator.migrateTo("0017-revision-files")).error).toBeUndefined();
  await db.destroy();
  const fact = `('secretFingerprint', ${fingerprintOf(siteSecret)})`;
  await ask(databaseUrl, `INSERT INTO facts (name, value) VALUES ${fact}`);
  const place = { dataDir: "", databaseUrl, siteSecret };
  const steps = () => ask(databaseUrl, "SELECT name FROM kysely_migration");
  const before = await steps();
  const foreign = { ...place, siteSecret: Buffer.alloc(32, 2), mayMigrate: true };
  await expect(openStore(foreign)).rejects.toThrow(/ was made with another SITE_SECRET; /);
  await expect(openStore(place)).rejects.toThrow(
    / has to be changed for version .* pg_dump, .* start once with MIGRATE=yes\./,
  );
  expect(await steps()).toEqual(before);
  const info = vi.spyOn(log, "info").mockReturnValue();
  // Two processes at once: one migrates, the other waits.
  await Promise.all([opened({ ...place, mayMigrate: true }), opened({ ...place, mayMigrate: true })]);
  expect(await steps()).toHaveLength(Object.keys(postgresMigrations).length);
  expect(info).toHaveBeenCalledTimes(Object.keys(postgresMigrations).length - before.length);
  await opened(place);
});

test("a database of a newer version is refused in one sentence", async () => {
  const { place, close, url } = await opened();
  await close();
  await ask(url, "INSERT INTO kysely_migration VALUES ('9999-future', '2030-01-01')");
  onTestFinished(async () => void (await ask(url, "DELETE FROM kysely_migration WHERE name = '9999-future'")));
  await expect(openStore(place)).rejects.toThrow(/ was made by a newer version of this site \(9999-future\); start/);
});

test("a table that a newer version changes under a server costs a connection one statement", async () => {
  const place = { dataDir: "", databaseUrl: bareDatabase(), siteSecret };
  const { db } = await opened(place);
  const read = () => db.selectFrom("members").selectAll().where("uid", "=", "one").execute();
  expect(await read()).toEqual([]);
  await ask(place.databaseUrl, "ALTER TABLE members ADD later text");
  await expect(read()).rejects.toThrow("cached plan must not change result type");
  expect(await read()).toEqual([]);
});

test("a process with another secret is refused, as server and as command", async () => {
  const { place } = await opened();
  for (const open of [openStore, attachStore])
    await expect(open({ ...place, siteSecret })).rejects.toThrow(/ was made with another SITE_SECRET; /);
});

test.each([
  [
    "there is no server",
    (url: URL) => Object.assign(url, { port: "1" }),
    /^The database "127\.0\.0\.1:1\/.+" cannot be used/,
  ],
  ["there is no such database", (url: URL) => Object.assign(url, { pathname: "none" }), /" is not there; make it/],
])("when %s one sentence says so, and shows no password", async (_what, change, sentence) => {
  const place = placeOf(dataFolder());
  const url = change(Object.assign(new URL(place.databaseUrl ?? ""), { password: "not-to-be-shown" }));
  const failed = expect(openStore({ ...place, databaseUrl: url.href })).rejects;
  await failed.toMatchObject({ name: "StoreError", message: expect.stringMatching(sentence) });
  await failed.not.toMatchObject({ message: expect.stringContaining("not-to-be-shown") });
});

test.each(["LATIN1", "SQL_ASCII"])(
  "a database in %s, which cannot keep Marathi, is refused with what to do",
  async (encoding) => {
    const url = new URL(bareDatabase());
    const name = `in_${encoding.toLowerCase()}`;
    await ask(url.href, `CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`);
    onTestFinished(() => ask(url.href, `DROP DATABASE ${name} WITH (FORCE)`).then(() => {}));
    const place = { dataDir: "", databaseUrl: Object.assign(new URL(url), { pathname: name }).href, siteSecret };
    await expect(openStore(place)).rejects.toMatchObject({
      name: "StoreError",
      message: expect.stringMatching(new RegExp(`has the encoding ${encoding}, .* createdb --encoding=UTF8 `)),
    });
  },
);

test("what a process changes for the public it sees at once, and another one within a second", async () => {
  const one = await opened();
  const other = await opened(one.place);
  await one.db.insertInto("members").values(member).execute();
  expect(one.publicRevision()).toBe(1);
  await one.db.transaction().execute(async (tx) => {
    await tx.updateTable("members").set({ suspendedAt: 1 }).execute();
    expect(one.publicRevision(), "before it is committed").toBe(1);
  });
  expect(one.publicRevision()).toBe(2);
  await vi.waitFor(() => expect(other.publicRevision()).toBe(2), { timeout: 1_000, interval: 5 });
});

test("it is seen also where the connection that listens was lost", async () => {
  const one = await opened();
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  await endListener(one.url);
  await ask(one.url, "UPDATE facts SET value = 7 WHERE name = 'publicRevision'");
  await vi.waitFor(() => expect(one.publicRevision()).toBe(7), { timeout: 5_000, interval: 20 });
  warn.mockRestore();
});

test("while no other connection can be had to listen, what is open goes on reading and writing, and no move begins", async () => {
  const { db, isReady, place } = await opened();
  const write = (uid: string) =>
    db
      .insertInto("members")
      .values({ ...member, uid, emailKey: uid })
      .execute();
  const read = () => db.selectFrom("members").select("uid").execute();
  await write("one");
  // The last statement tells the connection that listens from the others.
  await read();
  const move = await attachStore(place);
  onTestFinished(move.close);
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  // As a database answers that has no place left: the connections of the pool are there already.
  const full = vi.spyOn(pg.Client.prototype, "connect").mockImplementation((done?: unknown) => {
    const error = new Error("too many");
    return typeof done === "function" ? done(error) : Promise.reject(error);
  });
  onTestFinished(() => [warn, full].forEach((spy) => void spy.mockRestore()));
  await sql.raw(listenerEnds).execute(move.db);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 5_000, interval: 20 });
  const begun = performance.now();
  await write("two");
  expect(await read()).toHaveLength(2);
  expect(await isReady()).toBe(true);
  expect(performance.now() - begun).toBeLessThan(2_000);
  const taken = sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(hashtextextended('server', 0)) AS got`;
  expect((await taken.execute(move.db)).rows).toEqual([{ got: false }]);
});

test("while a move has the database, a server whose claim was lost neither reads nor writes, and then goes on", async () => {
  const { db, isReady, place, url } = await opened();
  const move = await attachStore(place);
  onTestFinished(move.close);
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const moving = move.db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('server', 0))`.execute(tx);
    begun.resolve();
    await over.promise;
  });
  await endListener(url);
  await begun.promise;
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 5_000, interval: 20 });
  const write = () => db.insertInto("members").values(member).execute();
  await expect(write()).rejects.toThrow(/is being moved or restored/);
  await expect(isReady()).rejects.toThrow(/is being moved or restored/);
  over.resolve();
  await moving;
  await write();
  expect(await isReady()).toBe(true);
  warn.mockRestore();
});

test("connections that the server ends fail their transaction, and the next one succeeds", async () => {
  const { db, isReady, url } = await opened();
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const failing = db.transaction().execute(async (tx) => {
    await tx.insertInto("members").values(member).execute();
    await ask(url, endOthers);
    await tx
      .insertInto("members")
      .values({ ...member, uid: "two", emailKey: "two" })
      .execute();
  });
  await expect(failing).rejects.toThrow();
  expect(await isReady()).toBe(true);
  expect(await db.selectFrom("members").selectAll().execute()).toEqual([]);
  await db.insertInto("members").values(member).execute();
  expect(await db.selectFrom("members").selectAll().execute()).toEqual([member]);
  warn.mockRestore();
});

test("a refused row is no fault of the store, a database that may only be read is one until it can be written", async () => {
  const { db, isReady, url } = await opened();
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const insert = () => db.insertInto("members").values(member).execute();
  await insert();
  await expect(insert()).rejects.toThrow(/duplicate key/);
  expect(await db.selectFrom("facts").where("name", "=", "writtenAt").selectAll().execute()).toEqual([]);
  // As after a failover to a copy: new connections may read alone.
  const name = new URL(url).pathname.slice(1);
  await ask(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  onTestFinished(async () => void (await ask(url, allow)));
  const allow = `SET default_transaction_read_only = off; ALTER DATABASE ${name} RESET default_transaction_read_only`;
  await ask(url, endOthers);
  await expect(db.deleteFrom("members").execute()).rejects.toThrow(/read-only/);
  await expect(isReady()).rejects.toThrow(/read-only/);
  await ask(url, allow);
  await ask(url, endOthers);
  await vi.waitFor(async () => expect(await isReady()).toBe(true), patient);
  warn.mockRestore();
});

test("the log says which rule refused a row, and nothing of the row", async () => {
  const { db } = await opened();
  const row = { ...member, emailKey: "asha@example.org" };
  await db.insertInto("members").values(row).execute();
  for (const wrong of [
    { ...row, uid: "two" },
    { ...row, uid: null as never },
  ]) {
    const error = await db.insertInto("members").values(wrong).execute().catch(loggedError);
    expect(error).toMatchObject({ type: "DatabaseError", code: expect.stringMatching(/^23/), table: "members" });
    expect(JSON.stringify(error)).not.toMatch(/example\.org/);
  }
});

test("numbers beyond 32 bits, bytes and empty lists are as on SQLite", async () => {
  const { db } = await opened();
  const bytes = new Uint8Array([0, 1, 255]);
  const file = { id: "a", uid: "u", kind: "photo", type: "image/webp", bytes, createdAt: 1_795_000_000_000 } as const;
  await db.insertInto("uploads").values(file).execute();
  const [kept] = await db.selectFrom("uploads").selectAll().execute();
  expect({ ...kept, bytes: new Uint8Array(kept?.bytes ?? []) }).toEqual(file);
  const count = db.selectFrom("uploads").select(({ fn }) => fn.countAll().as("count"));
  expect(await count.where("id", "not in", []).executeTakeFirst()).toEqual({ count: 1 });
  expect(await count.where("id", "in", []).executeTakeFirst()).toEqual({ count: 0 });
});

test("a text with a NUL is looked for, and not found", async () => {
  const { db } = await opened();
  expect(await db.selectFrom("codes").selectAll().where("id", "=", "a\0b").execute()).toEqual([]);
});
