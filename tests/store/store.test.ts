import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import type { Clock } from "#app/lib/db/clock.server.ts";
import { claimFolder } from "#app/lib/db/data-dir.server.ts";
import { openFile } from "#app/lib/db/sqlite-file.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { attachStore } from "#app/lib/db/store.server.ts";
import { plainError } from "#app/lib/db/store-error.server.ts";
import type { Outbox } from "#app/lib/mail/outbox.server.ts";
import { log } from "#app/log.server.ts";
import { createHealth } from "#app/site/endpoints/health.server.ts";
import { migrations } from "../../db/migrations/all.ts";
import { freePort } from "../../scripts/measure/program.ts";
import { makeOlderStore } from "../help/older-store.ts";
import { rowsIn } from "../help/rows.ts";
import { logged, runServer, versionLine } from "../help/server-process.ts";
import { dataFolder, feedback, openServices, sender } from "../help/services.ts";

/** A store that is closed with the test. */
async function opened(dataDir = dataFolder()) {
  const store = await openSqliteStore(dataDir);
  onTestFinished(() => store.close().catch(() => {}));
  return { ...store, dataDir };
}

test("a new store has its tables, and migrations run once", async () => {
  const { dataDir, close, isReady } = await opened();
  expect(await isReady()).toBe(true);
  await close();
  const steps = rowsIn(dataDir, "SELECT * FROM kysely_migration");
  expect(steps.map(({ name }) => name)).toEqual(Object.keys(migrations));
  await (await opened(dataDir)).close();
  expect(rowsIn(dataDir, "SELECT * FROM kysely_migration")).toEqual(steps);
});

test("a store of a former version opens with its rows", async () => {
  const dataDir = dataFolder();
  await makeOlderStore(dataDir, "0008-public-revision");
  rowsIn(
    dataDir,
    "INSERT INTO codes VALUES ('ticket', 'enquiry', 'a@example.org', 'one', 'hash', 1, 2, 3) RETURNING id",
  );
  rowsIn(dataDir, "INSERT INTO outbox VALUES ('mail', 'confirmation', 'two', NULL, 4, 5, 6) RETURNING id");
  const { db } = await opened(dataDir);
  expect(await db.selectFrom("codes").selectAll().execute()).toEqual([
    {
      id: "ticket",
      purpose: "enquiry",
      emailKey: "a@example.org",
      resourceId: "one",
      hash: "hash",
      tries: 1,
      createdAt: 2,
      expiresAt: 3,
    },
  ]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([
    {
      ...{ id: "mail", kind: "confirmation", resourceId: "two", details: null },
      ...{ createdAt: 4, dueAt: 5, attempts: 6, claimedUntil: null },
    },
  ]);
});

test("a power failure damages nothing, and readers are not blocked", async () => {
  const { file } = await opened();
  const setting = (name: string) => Object.values(file.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(setting("journal_mode")).toBe("wal");
  expect(setting("synchronous"), "NORMAL: each commit is flushed outside the event loop").toBe(1);
  expect(setting("secure_delete")).toBe(1);
  expect(setting("foreign_keys")).toBe(1);
});

test("a store of a newer version is refused in one sentence, and not changed", async () => {
  const { dataDir, close } = await opened();
  await close();
  rowsIn(dataDir, "INSERT INTO kysely_migration VALUES ('9999-future', '2030-01-01') RETURNING name");
  const sentence = `The store in "${dataDir}" was made by a newer version of this site (9999-future); start that version.`;
  await expect(openSqliteStore(dataDir)).rejects.toThrow(sentence);
  const server = runServer({ DATA_DIR: dataDir, PORT: String(await freePort()) }, onTestFinished);
  expect(await server.ended).toEqual([1, null]);
  expect(server.written).toEqual({ output: expect.stringMatching(versionLine), errors: `${sentence}\n` });
  await expect(attachStore({ dataDir })).rejects.toThrow(/^The store in .+ is of another version; [^\n]+\.$/);
});

test("a refused store can be opened by the right version at once", async () => {
  const { dataDir, close } = await opened();
  await close();
  rowsIn(dataDir, "INSERT INTO kysely_migration VALUES ('9999-future', '2030-01-01') RETURNING name");
  await expect(openServices({}, { dataDir })).rejects.toThrow(/newer version/);
  rowsIn(dataDir, "DELETE FROM kysely_migration WHERE name = '9999-future' RETURNING name");
  // It was released: otherwise opening it would time out after ten seconds.
  claimFolder(dataDir, 0).release();
  await openServices({}, { dataDir });
});

test("an incomplete store is finished by the next start", async () => {
  const dataDir = dataFolder();
  openFile(join(dataDir, "store.sqlite")).close();
  const { isReady } = await opened(dataDir);
  expect(await isReady()).toBe(true);
});

test("a command creates no store in a folder without one", async () => {
  const dataDir = dataFolder();
  await expect(attachStore({ dataDir })).rejects.toThrow(`There is no store in "${dataDir}" yet.`);
  expect(existsSync(join(dataDir, "store.sqlite"))).toBe(false);
});

test("the data folder of a running server is locked for others", async () => {
  const { dataDir, close } = await openServices();
  const sentence = `Another server uses the data folder "${dataDir}"; stop it first, or set another DATA_DIR.`;
  expect(() => claimFolder(dataDir, 0)).toThrow(sentence);
  await close();
  claimFolder(dataDir, 0).release();
});

test("a folder is free as soon as it is released", () => {
  const dataDir = dataFolder();
  claimFolder(dataDir).release();
  claimFolder(dataDir).release();
});

test("after kill -9 the next server has the folder at once", async () => {
  const settings = { DATA_DIR: dataFolder(), PORT: String(await freePort()), HOST: "127.0.0.1" };
  const killed = runServer(settings, onTestFinished);
  await logged(killed, /serving/);
  killed.process.kill("SIGKILL");
  expect(await killed.ended).toEqual([null, "SIGKILL"]);
  await logged(runServer(settings, onTestFinished), /serving/);
});

test.runIf(process.platform !== "win32")("only the site's own user can read the secret", async () => {
  const { dataDir } = await openServices();
  expect(statSync(join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, "secret.key"))).toHaveLength(32);
});

describe("the services are not opened, in one sentence that says what to do, when", () => {
  /** A folder that was in use. */
  async function usedFolder() {
    const services = await openServices();
    await services.submissions.keep("feedback", feedbackDetails(feedback), sender);
    await services.close();
    return services.dataDir;
  }

  const damaged = /^The store in "[^"]+" is damaged; put a backup in its place with npm run restore -- --force FILE\.$/;
  const lost =
    /^The store in "[^"]+" is missing or empty, [^\n]+ or delete "[^"]+secret\.key" to begin with an empty store\.$/;
  const inTheWay =
    /^"[^"]+mail" is in the way of what the site keeps under that name; move it away, and start again\.$/;

  test.each<[string, RegExp, (at: (name: string) => string) => void]>([
    ["the store is a letter", damaged, (at) => writeFileSync(at("store.sqlite"), "This is a letter.".repeat(100))],
    ["the store was cut off", damaged, (at) => truncateSync(at("store.sqlite"), 5000)],
    ["the store is missing", lost, (at) => rmSync(at("store.sqlite"))],
    ["the store is empty", lost, (at) => truncateSync(at("store.sqlite"))],
    [
      "the store has no tables",
      lost,
      (at) => {
        rmSync(at("store.sqlite"));
        openFile(at("store.sqlite")).close();
      },
    ],
    [
      "the store is a folder",
      /^"[^"]+store\.sqlite" is a folder and no store; [^\n]+\.$/,
      (at) => {
        rmSync(at("store.sqlite"));
        mkdirSync(at("store.sqlite"));
      },
    ],
    [
      "the lock file is invalid",
      /^"[^"]+server\.lock" is no lock of this site; delete it, and start again\.$/,
      (at) => writeFileSync(at("server.lock"), "nonsense"),
    ],
    [
      "there is a file in place of the mail folder",
      inTheWay,
      (at) => {
        rmSync(at("mail"), { recursive: true });
        writeFileSync(at("mail"), "");
      },
    ],
  ])("%s", async (_what, sentence, harm) => {
    const dataDir = await usedFolder();
    harm((name) => join(dataDir, name));
    const refused = { name: "StoreError", message: expect.stringMatching(sentence) };
    await expect(openServices({}, { dataDir })).rejects.toThrow(expect.objectContaining(refused));
  });

  test("the secret is deleted on purpose, they begin with an empty store", async () => {
    const dataDir = await usedFolder();
    for (const name of ["store.sqlite", "secret.key"]) rmSync(join(dataDir, name));
    expect(await (await openServices({}, { dataDir })).health()).toMatchObject({ store: true });
  });

  test.each([
    ["the disk is full", { errcode: 13 }, /^There is no room on the disk/],
    ["the disk is full, as the system says it", { code: "ENOSPC", syscall: "write" }, /^There is no room on the disk/],
    ["another user owns a file", { code: "EACCES", syscall: "open", path: "a" }, /^The site may not write "a"; /],
    ["the disk is read-only", { errcode: 8 + 256 }, /^The site may not write every file in .+ read-only\.$/],
    ["the disk is broken", { errcode: 10 }, /^The disk with the data folder "data" cannot be read or written; /],
  ])("%s", (_what, fault, sentence) => {
    const error = plainError(Object.assign(new Error("fault"), fault), "data");
    expect(error).toMatchObject({ name: "StoreError", message: expect.stringMatching(sentence) });
  });

  test("something else is wrong, the error is passed on", () => {
    const error = new TypeError("a mistake of ours");
    expect(plainError(error, "data")).toBe(error);
  });
});

test.runIf(process.platform !== "win32")(
  "files that other users of the computer could read become private, and the log says so",
  async () => {
    const { dataDir, close } = await openServices();
    await close();
    const paths = [dataDir, join(dataDir, "store.sqlite"), join(dataDir, "secret.key")];
    for (const path of paths) chmodSync(path, 0o755);
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    await openServices({}, { dataDir });
    expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
    expect(warn.mock.calls.map(([told]) => told)).toEqual(paths.map((path) => ({ path })));
  },
);

test("the health check accesses the store once a second at most, however often it is requested", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await opened();
  const isReady = vi.fn(store.isReady);
  const outbox = { isStuck: vi.fn(async () => false) };
  const health = createHealth({ ...store, isReady }, outbox as unknown as Outbox, { isTrusted: () => true } as Clock, {
    mail: { fault: () => undefined },
    disk: async () => "low",
  });
  const ask = async (count: number) => {
    for (let each = 0; each < count; each++)
      expect(await health()).toEqual({ store: true, outbox: true, clock: true, mail: true, disk: true, content: true });
    return [isReady.mock.calls.length, outbox.isStuck.mock.calls.length];
  };
  expect(await ask(100)).toEqual([1, 1]);
  vi.advanceTimersByTime(1_001);
  expect(await ask(100)).toEqual([2, 2]);
});
