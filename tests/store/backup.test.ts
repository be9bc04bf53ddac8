import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { backUp, restore } from "#app/lib/db/backup.server.ts";
import { storeFile } from "#app/lib/db/data-dir.server.ts";
import { damageIn, watchDamage } from "#app/lib/db/sqlite-file.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { migrations } from "../../db/migrations/all.ts";
import { type CommandName, command, runCommand } from "../help/commands.ts";
import { makeOlderStore } from "../help/older-store.ts";
import { rowsIn } from "../help/rows.ts";
import { confirmedEnquiry, dataFolder, feedback, openServices, outboxEmpty, sender } from "../help/services.ts";

/** A folder with a closed store of one enquiry. */
async function folderWithEnquiry() {
  const services = await openServices();
  const reference = await confirmedEnquiry(services);
  await outboxEmpty(services.dataDir);
  await services.close();
  return { dataDir: services.dataDir, reference };
}

const references = (dataDir: string) =>
  rowsIn(dataDir, "SELECT reference FROM submissions").map((row) => row.reference);
const newFile = () => join(dataFolder(), "backup.sqlite");

/** Changes an SQLite file. */
function change(path: string, sql: string) {
  const file = new DatabaseSync(path);
  file.exec(sql);
  file.close();
}

/** Overwrites a page of 4 KB near the end, where rows and indexes are. */
function damage(store: string) {
  const bytes = readFileSync(store);
  bytes.fill(0xa5, bytes.length - 5 * 4096, bytes.length - 4 * 4096);
  writeFileSync(store, bytes);
}

/** Fills the store from a separate thread without a pause: each transaction writes a record and its mail. */
async function startWriting(dataDir: string) {
  const write = `
    const { workerData, parentPort } = require("node:worker_threads");
    const { DatabaseSync } = require("node:sqlite");
    const file = new DatabaseSync(workerData, { timeout: 5000 });
    const record = file.prepare("INSERT INTO submissions (id, kind, status, locale, text, isMinor, consentVersion, createdAt) VALUES (?, 'feedback', 'new', 'en', ?, 0, '', 0)");
    const mail = file.prepare("INSERT INTO outbox VALUES (?, 'office-new', ?, NULL, 0, 0, 0, NULL)");
    for (let count = 0; ; count++) {
      file.exec("BEGIN IMMEDIATE");
      record.run(String(count), "x".repeat(2000));
      mail.run(String(count), String(count));
      file.exec("COMMIT");
      if (count % 500 === 0) parentPort.postMessage(count);
    }`;
  const worker = new Worker(write, { eval: true, workerData: storeFile(dataDir) });
  onTestFinished(() => void worker.terminate());
  /** Waits until so many records are stored. */
  const written = (wanted: number) =>
    new Promise<void>((resolve) => worker.on("message", (count) => void (count >= wanted && resolve())));
  return { worker, written };
}

test("what is restored is what was backed up", async () => {
  const { dataDir, reference } = await folderWithEnquiry();
  const file = newFile();
  await backUp(dataDir, file);
  const other = join(dataFolder(), "new");
  restore(other, file, false);
  expect(references(other)).toEqual([reference]);
  const { isReady, close } = await openSqliteStore(other);
  expect(await isReady()).toBe(true);
  await close();
});

test("a backup made during writes without a pause is a consistent snapshot, and fast", async () => {
  const dataDir = dataFolder();
  const { close } = await openSqliteStore(dataDir);
  onTestFinished(close);
  const { worker, written } = await startWriting(dataDir);
  await written(1000);
  const files = [newFile(), newFile(), newFile()];
  for (const file of files) await backUp(dataDir, file);
  await worker.terminate();
  for (const file of files) {
    const copy = join(dataFolder(), "copy");
    restore(copy, file, false);
    expect(rowsIn(copy, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    const [counts] = rowsIn(
      copy,
      "SELECT count(*) AS records, count(outbox.id) AS mails, max(CAST(submissions.id AS INTEGER)) + 1 AS last FROM submissions LEFT JOIN outbox ON resourceId = submissions.id",
    );
    expect(counts?.records).toBeGreaterThan(1000);
    expect(counts).toMatchObject({ mails: counts?.records, last: counts?.records });
  }
});

test("a backup while a server runs has all that it has acknowledged", async () => {
  const { submissions, dataDir } = await openServices();
  const result = await submissions.keep("feedback", feedbackDetails(feedback), sender);
  const file = newFile();
  await backUp(dataDir, file);
  const other = join(dataFolder(), "new");
  restore(other, file, false);
  expect(references(other)).toEqual([result.ok && result.reference]);
});

test("a store of an older version is backed up as it is, before the new version changes it", async () => {
  const dataDir = dataFolder();
  const older = Object.keys(migrations).slice(0, -1);
  await makeOlderStore(dataDir, older.at(-1) ?? "");
  const file = newFile();
  await backUp(dataDir, file);
  const other = join(dataFolder(), "new");
  restore(other, file, false);
  expect(rowsIn(other, "SELECT name FROM kysely_migration").map(({ name }) => name)).toEqual(older);
  await (await openSqliteStore(other)).close();
  expect(rowsIn(other, "SELECT name FROM kysely_migration")).toHaveLength(older.length + 1);
});

test("a file that is not a store of this site is not backed up", async () => {
  const dataDir = dataFolder();
  change(storeFile(dataDir), "CREATE TABLE a (b)");
  await expect(backUp(dataDir, newFile())).rejects.toThrow(`There is no store of this site in "${dataDir}".`);
});

test.runIf(process.platform !== "win32")(
  "a backup that others may read is restored as a store that only its owner may read",
  async () => {
    const { dataDir } = await folderWithEnquiry();
    const file = newFile();
    await backUp(dataDir, file);
    const other = dataFolder();
    for (const path of [file, other]) chmodSync(path, 0o755);
    restore(other, file, false);
    expect([other, storeFile(other)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  },
);

test("a backup is one file, with no other next to it", async () => {
  const { dataDir } = await folderWithEnquiry();
  const folder = dataFolder();
  await backUp(dataDir, join(folder, "of", "today.sqlite"));
  expect(readdirSync(join(folder, "of"))).toEqual(["today.sqlite"]);
  restore(join(folder, "new"), join(folder, "of", "today.sqlite"), false);
  expect(readdirSync(join(folder, "of"))).toEqual(["today.sqlite"]);
  expect(readdirSync(join(folder, "new")).sort()).toEqual(["secret.key", "server.lock", "store.sqlite"]);
});

/** The secret of a data folder. */
const keyIn = (dataDir: string) => readFileSync(join(dataDir, "secret.key"), "hex");
const run = (dataDir: string, name: CommandName, ...args: string[]) => command({ DATA_DIR: dataDir }, name, ...args);

test("a backup has the secret, which is in no store: neither the old nor the restored one", async () => {
  const { dataDir } = await folderWithEnquiry();
  const [file, other] = [newFile(), join(dataFolder(), "new")];
  expect((await run(dataDir, "backup", file)).output).toContain("with secret.key: keep it as safely as");
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await run(other, "restore", file)).output).toBe(`${file} is the store in ${other} now.\n`);
  expect(keyIn(other)).toBe(keyIn(dataDir));
  expect(statSync(join(other, "secret.key")).mode & 0o777).toBe(0o600);
  for (const folder of [dataDir, other]) {
    expect(rowsIn(folder, "SELECT name FROM sqlite_master WHERE name = 'siteSecret'")).toEqual([]);
    expect(readFileSync(storeFile(folder), "hex")).not.toContain(keyIn(dataDir));
  }
});

test("a backup without the secret says so when it is made, and when it is restored what is missing", async () => {
  const { dataDir } = await folderWithEnquiry();
  const [file, other] = [newFile(), join(dataFolder(), "new")];
  expect((await run(dataDir, "backup", "--without-secret", file)).output).toContain("without secret.key: keep that");
  expect(readFileSync(file, "hex")).not.toContain(keyIn(dataDir));
  expect((await run(other, "restore", file)).output).toMatch(/has no secret\.key, and the folder has none: put that/);
  expect(existsSync(join(other, "secret.key"))).toBe(false);
  expect((await run(dataDir, "restore", "--force", file)).output, "the folder still has it").not.toContain("secret");
  writeFileSync(join(other, "secret.key"), Buffer.alloc(32, 1));
  expect((await run(other, "restore", "--force", file)).output).toMatch(/was made with another one than the folder's/);
  // As older versions made them.
  change(file, "DELETE FROM facts WHERE name = 'secretFingerprint'");
  expect((await run(other, "restore", "--force", file)).output).toMatch(/has no secret, as an older version made it/);
});

test("another secret is never lost: without --force nothing is restored over it, and with it it is moved aside", async () => {
  const { dataDir, reference } = await folderWithEnquiry();
  const [file, other] = [newFile(), dataFolder()];
  await backUp(dataDir, file);
  const mine = Buffer.alloc(32, 1);
  writeFileSync(join(other, "secret.key"), mine);
  expect(() => restore(other, file, false)).toThrow(/is another secret than the one in the backup; with --force/);
  expect(readdirSync(other).sort()).toEqual(["secret.key", "server.lock"]);
  expect(keyIn(other)).toBe(mine.toString("hex"));
  const { output } = await run(other, "restore", "--force", file);
  const [, aside = ""] = /The secret\.key that was there is (.+) now\./.exec(output) ?? [];
  expect(readFileSync(aside)).toEqual(mine);
  expect([keyIn(other), references(other)]).toEqual([keyIn(dataDir), [reference]]);
});

test("wrong arguments of a backup are explained, and write nothing", async () => {
  const dataDir = dataFolder();
  for (const args of [[], ["a", "b"], ["--with-secret", "a"], ["--without-secret"]])
    expect(await run(dataDir, "backup", ...args)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Name the/),
    });
});

test("a backup overwrites no file, and a missing store has none", async () => {
  const { dataDir } = await folderWithEnquiry();
  const file = newFile();
  writeFileSync(file, "mine");
  await expect(backUp(dataDir, file)).rejects.toThrow(`"${file}" is already there; name a new file.`);
  expect(readFileSync(file, "utf8")).toBe("mine");
  const empty = dataFolder();
  await expect(backUp(empty, newFile())).rejects.toThrow(`There is no store in "${empty}" yet.`);
});

test("a store is overwritten only with --force, completely, including its write-ahead log", async () => {
  const [one, other] = [await folderWithEnquiry(), await folderWithEnquiry()];
  const file = newFile();
  await backUp(one.dataDir, file);
  expect(() => restore(other.dataDir, file, false)).toThrow(
    `There is a store in "${other.dataDir}"; with --force it is overwritten.`,
  );
  expect(references(other.dataDir)).toEqual([other.reference]);
  // As a killed server leaves it: its last changes are only in the write-ahead log.
  for (const name of ["store.sqlite-wal", "store.sqlite-shm"]) writeFileSync(join(other.dataDir, name), "left over");
  restore(other.dataDir, file, true);
  expect(references(other.dataDir)).toEqual([one.reference]);
  expect(rowsIn(other.dataDir, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
});

test.each<[string, (file: string, backup: string) => void, RegExp]>([
  ["is not there", () => {}, /is not there\.$/],
  ["is a letter", (file) => writeFileSync(file, "Dear office, ".repeat(100)), /is no backup of this site\.$/],
  ["is empty", (file) => writeFileSync(file, ""), /is no backup of this site\.$/],
  ["is a folder", (file) => void mkdirSync(file), /is no backup of this site\.$/],
  ["is another program's", (file) => change(file, "CREATE TABLE a (b)"), /is no backup of this site\.$/],
  [
    "was cut off",
    (file, backup) => writeFileSync(file, readFileSync(backup).subarray(0, 9000)),
    /is (damaged|no backup of this site)\.$/,
  ],
  [
    "has a page of zeros",
    (file, backup) => writeFileSync(file, readFileSync(backup).fill(0, 4096 * 2, 4096 * 4)),
    /is (damaged|no backup of this site)\.$/,
  ],
  [
    "is of a newer version",
    (file, backup) => {
      copyFileSync(backup, file);
      change(file, "INSERT INTO kysely_migration VALUES ('9999-future', '')");
    },
    /was made by a newer version of this site\.$/,
  ],
])("a file that %s is not restored, and the store stays", async (_what, make, sentence) => {
  const { dataDir, reference } = await folderWithEnquiry();
  const backup = newFile();
  await backUp(dataDir, backup);
  const file = newFile();
  make(file, backup);
  expect(() => restore(dataDir, file, true)).toThrow(
    expect.objectContaining({ name: "StoreError", message: expect.stringMatching(sentence) }),
  );
  expect(references(dataDir)).toEqual([reference]);
  expect(existsSync(join(dataDir, "store.sqlite.part"))).toBe(false);
});

test("a restore that is killed at any step leaves the old store with its secret, or the new one with its own", {
  timeout: 60_000,
}, async () => {
  const [old, other] = [await folderWithEnquiry(), await folderWithEnquiry()];
  const backup = newFile();
  await backUp(other.dataDir, backup);
  const secretOf = (dataDir: string) => readFileSync(join(dataDir, "secret.key"), "hex");
  const before = { references: [old.reference], secret: secretOf(old.dataDir) };
  const after = { references: [other.reference], secret: secretOf(other.dataDir) };
  const files = readdirSync(old.dataDir).filter((name) => statSync(join(old.dataDir, name)).isFile());
  const left: object[] = [];
  for (let step = 1; ; step += 1) {
    const dataDir = dataFolder();
    for (const name of files) copyFileSync(join(old.dataDir, name), join(dataDir, name));
    const killer = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; let count = 0;
      const { renameSync } = fs; fs.renameSync = (...paths) => { count += 1;
      if (count === ${step}) process.kill(process.pid, "SIGKILL"); renameSync(...paths); }; syncBuiltinESMExports();`;
    const hook = `data:text/javascript,${encodeURIComponent(killer)}`;
    const { code } = await runCommand(dataDir, "--import", hook, "scripts/restore.ts", backup, "--force");
    await (await openServices({}, { dataDir })).close();
    left.push({ references: references(dataDir), secret: secretOf(dataDir) });
    const names = readdirSync(dataDir).filter((name) => /\.(part|restored)$/.test(name));
    expect(names, `what is left after step ${step}`).toEqual([]);
    if (code === 0) break;
  }
  expect(left.slice(0, -1).every((each) => [before, after].some((whole) => isDeepStrictEqual(each, whole)))).toBe(true);
  expect(left[0]).toEqual(before);
  expect(left.at(-1)).toEqual(after);
  expect(left.length).toBeGreaterThan(3);
});

test("a damaged store is not backed up: its copy could not be restored", async () => {
  const { dataDir } = await folderWithEnquiry();
  damage(storeFile(dataDir));
  const folder = dataFolder();
  const { code, errors } = await command({ DATA_DIR: dataDir }, "backup", join(folder, "backup.sqlite"));
  expect([code, errors]).toEqual([1, expect.stringContaining("is damaged, and no backup was written")]);
  expect(readdirSync(folder)).toEqual([]);
});

test("damage that nobody has read is found by the daily check, and a whole store is well", async () => {
  const { dataDir } = await folderWithEnquiry();
  expect(await damageIn(storeFile(dataDir))).toBeUndefined();
  damage(storeFile(dataDir));
  const onDamage = vi.fn();
  onTestFinished(watchDamage(storeFile(dataDir), onDamage, 1));
  await vi.waitFor(() => expect(onDamage).toHaveBeenCalled(), 10_000);
});

test("a backup deletes the parts that killed ones left an hour ago or more, and no other file", async () => {
  const { dataDir } = await folderWithEnquiry();
  const folder = dataFolder();
  const hourAgo = Date.now() / 1000 - 3700;
  for (const name of ["old.sqlite.part", "old.sqlite.part-journal", "old.sqlite", "new.sqlite.part"]) {
    writeFileSync(join(folder, name), "");
    if (name.startsWith("old")) utimesSync(join(folder, name), hourAgo, hourAgo);
  }
  await backUp(dataDir, join(folder, "backup.sqlite"));
  expect(readdirSync(folder).sort()).toEqual(["backup.sqlite", "new.sqlite.part", "old.sqlite"]);
});
