import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimFolder } from "#app/store/folder.server.ts";
import { openFile } from "#app/store/sqlite.server.ts";
import { openBeside, openStore } from "#app/store/store.server.ts";
import { migrations } from "../../db/migrations/all.ts";
import { runCommand } from "../help/commands.ts";
import { freePort, logged, runServer } from "../help/server-process.ts";
import { dataFolder, openServices, rowsIn } from "../help/services.ts";

/** A store that is closed with the test. */
async function opened(dataDir = dataFolder()) {
  const store = await openStore(dataDir);
  onTestFinished(() => store.close().catch(() => {}));
  return { ...store, dataDir };
}

test("a new store has its tables, and the steps that made them are done once", async () => {
  const { dataDir, close, isReady } = await opened();
  expect(await isReady()).toBe(true);
  await close();
  const steps = rowsIn(dataDir, "SELECT * FROM kysely_migration");
  expect(steps.map(({ name }) => name)).toEqual(Object.keys(migrations));
  await (await opened(dataDir)).close();
  expect(rowsIn(dataDir, "SELECT * FROM kysely_migration")).toEqual(steps);
});

test("what is committed survives a loss of power, and readers are not held up", async () => {
  const { file } = await opened();
  const setting = (name: string) => Object.values(file.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(setting("journal_mode")).toBe("wal");
  expect(setting("synchronous"), "FULL").toBe(2);
  expect(setting("secure_delete")).toBe(1);
  expect(setting("foreign_keys")).toBe(1);
});

test("a store of a newer version is refused in one sentence, and not touched", async () => {
  const { dataDir, close } = await opened();
  await close();
  rowsIn(dataDir, "INSERT INTO kysely_migration VALUES ('9999-future', '2030-01-01') RETURNING name");
  const sentence = `The store in "${dataDir}" was made by a newer version of this site (9999-future); start that version.`;
  await expect(openStore(dataDir)).rejects.toThrow(sentence);
  const server = runServer({ DATA_DIR: dataDir, PORT: String(await freePort()) }, onTestFinished);
  expect(await server.ended).toEqual([1, null]);
  expect(server.written).toEqual({ output: "", errors: `${sentence}\n` });
  await expect(openBeside(dataDir)).rejects.toThrow(/^The store in .+ is of another version; [^\n]+\.$/);
});

test("a store that was refused can be opened by the right version at once", async () => {
  const { dataDir, close } = await opened();
  await close();
  rowsIn(dataDir, "INSERT INTO kysely_migration VALUES ('9999-future', '2030-01-01') RETURNING name");
  await expect(openServices({}, { dataDir })).rejects.toThrow(/newer version/);
  rowsIn(dataDir, "DELETE FROM kysely_migration WHERE name = '9999-future' RETURNING name");
  const before = performance.now();
  await openServices({}, { dataDir });
  expect(performance.now() - before).toBeLessThan(5000);
});

test("a half-made store is finished by the next start", async () => {
  const dataDir = dataFolder();
  openFile(join(dataDir, "store.sqlite")).close();
  const { isReady } = await opened(dataDir);
  expect(await isReady()).toBe(true);
});

test("a folder without a store is not given one by a command", async () => {
  const dataDir = dataFolder();
  await expect(openBeside(dataDir)).rejects.toThrow(`There is no store in "${dataDir}" yet.`);
  expect(existsSync(join(dataDir, "store.sqlite"))).toBe(false);
});

test("a second server, and a backup to be put back, are refused while a server runs", async () => {
  const { dataDir } = await openServices();
  const file = join(dataFolder(), "backup.sqlite");
  expect(await runCommand(dataDir, "scripts/backup.ts", file)).toMatchObject({ code: 0, errors: "" });
  const refused = {
    code: 1,
    output: "",
    errors: `Another server uses the data folder "${dataDir}"; stop it first, or set another DATA_DIR.\n`,
  };
  // Both wait as long as a server that stops may take.
  const both = [["server.ts"], ["scripts/restore.ts", "--force", file]].map((args) => runCommand(dataDir, ...args));
  expect(await Promise.all(both)).toEqual([refused, refused]);
}, 60_000);

test("a folder is free as soon as it is let go", () => {
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

test.runIf(process.platform !== "win32")("nobody but the site's own user reads the secret", async () => {
  const { dataDir } = await openServices();
  expect(statSync(join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, "secret.key"))).toHaveLength(32);
});

test("a file that is no store is an error, not overwritten", async () => {
  const dataDir = dataFolder();
  const path = join(dataDir, "store.sqlite");
  writeFileSync(path, "This is a letter.".repeat(100));
  await expect(openStore(dataDir)).rejects.toThrow();
  expect(readFileSync(path, "utf8")).toMatch(/^This is a letter/);
});
