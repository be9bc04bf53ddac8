import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { readKey } from "#app/lib/crypto/secret.server.ts";
import { restore } from "#app/lib/db/backup.server.ts";
import { createSum } from "#app/lib/db/copy-store.server.ts";
import type { StorePlace } from "#app/lib/db/database.server.ts";
import { moveStore } from "#app/lib/db/move.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { log } from "#app/log.server.ts";
import { type CommandName, command } from "../help/commands.ts";
import { comparable, everyRow, fillStore } from "../help/full-store.ts";
import { codeIn } from "../help/mails.ts";
import { bareDatabase } from "../help/postgres-databases.ts";
import { ask, endListener } from "../help/postgres-queries.ts";
import { enquiry, openServices, sender, ticketOf } from "../help/services.ts";
import { temporaryFolder } from "../help/temporary.ts";
import { testBuild } from "../help/test-build.ts";
import { testSeldom } from "../help/test-where.ts";

/** A folder that is deleted after the test. */
function emptyFolder(): string {
  const folder = temporaryFolder("moved-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Rows of each table; one test moves tables of either sort of key with more than are copied at once. */
const count = 20;
const many = 230;
const withMany = (table: string): number => (["submissions", "submissionDocuments"].includes(table) ? many : count);
const withSome = () => count;

/** A data folder with a store that has all there is, and with its secret; filled once, and copied. */
const filled = new Map<typeof withMany, Promise<Buffer>>();
async function fullFolder(countOf: typeof withMany = withSome): Promise<string> {
  const fill = async () => {
    const folder = emptyFolder();
    await fillStore(folder, countOf);
    return readFileSync(join(folder, "store.sqlite"));
  };
  const bytes = filled.get(countOf) ?? fill();
  filled.set(countOf, bytes);
  const folder = emptyFolder();
  writeFileSync(join(folder, "store.sqlite"), await bytes, { mode: 0o600 });
  readKey({ dataDir: folder });
  return folder;
}

const folderPlace = (dataDir: string): StorePlace => ({ dataDir });
const placeOf = (databaseUrl: string, folder: string): StorePlace => ({
  ...{ dataDir: "", databaseUrl },
  siteSecret: readKey({ dataDir: folder }),
});

/** Runs `npm run move` as a process, killed at a line of it. */
async function moveUntil(killAt: string, env: Record<string, string>, to: string) {
  const args = ["--import", "./tests/help/kill-at.ts", "scripts/move.ts", "--to", to];
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, args, { env: { PATH, ...testBuild, ...env, KILL_AT: killAt } });
  const ended = once(child, "close");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code, signal] = await ended;
  return { code, signal, output, errors };
}

const settingsOf = ({ dataDir, databaseUrl, siteSecret }: StorePlace): Record<string, string> => ({
  DATA_DIR: dataDir || "./data",
  ...(databaseUrl && { DATABASE_URL: databaseUrl, SITE_SECRET: Buffer.from(siteSecret ?? []).toString("hex") }),
});

const tablesIn = (url: string) => ask(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");

test("a store is moved to PostgreSQL and back, row by row, with its secret", async () => {
  const folder = await fullFolder(withMany);
  const before = everyRow(folder);
  for (const [table, rows] of Object.entries(before)) expect(rows.length, table).toBeGreaterThan(8);
  const url = bareDatabase();
  const moved = await moveStore(folderPlace(folder), { dataDir: "", databaseUrl: url });
  expect(moved).toContainEqual({ name: "submissions", count: many, checksum: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(everyRow(folder), "the source").toEqual(before);

  for (const [table, rows] of Object.entries(before)) {
    const [key = ""] = Object.keys(rows[0] ?? {});
    const name = table === "fileVersions" ? ', name COLLATE "C"' : "";
    const found = await ask(url, `SELECT * FROM "${table}" ORDER BY "${key}" COLLATE "C"${name}`);
    expect(found.filter(({ name }) => name !== "secretFingerprint").map(comparable)).toEqual(rows);
  }
  // A server with the same secret starts on it.
  const place = placeOf(url, folder);
  await (await openStore(place)).close();

  const back = join(emptyFolder(), "back");
  expect(await moveStore(place, folderPlace(back))).toEqual(moved);
  expect(everyRow(back)).toEqual(before);
  expect(readdirSync(back).sort()).toEqual(["secret.key", "server.lock", "store.sqlite"]);
  expect(readFileSync(join(back, "secret.key"))).toEqual(readFileSync(join(folder, "secret.key")));
  if (process.platform !== "win32")
    for (const name of ["secret.key", "store.sqlite"]) expect(statSync(join(back, name)).mode & 0o777).toBe(0o600);
  const { publicRevision, close } = await openSqliteStore(back);
  expect(publicRevision()).toBe(before.facts?.find(({ name }) => name === "publicRevision")?.value);
  await close();
});

test("a move takes the database from DATABASE_URL, and refuses another secret than the folder's", async () => {
  const folder = await fullFolder();
  const place = { ...placeOf(bareDatabase(), folder), dataDir: folder };
  const other = settingsOf({ ...place, siteSecret: Buffer.alloc(32, 9) });
  const refused = await command(other, "move", "--to", "database");
  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^SITE_SECRET is not the secret of .+node -p/),
  });
  const { code, output } = await command(settingsOf(place), "move", "--to", "database");
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining("Now start the site with DATABASE_URL"),
  });
  await (await openStore(place)).close();
  const { errors } = await command({ DATA_DIR: folder, DATABASE_URL: "", SITE_SECRET: "" }, "move", "--to", "database");
  expect(errors).toMatch(/^DATABASE_URL is not set/);
});

testSeldom("a secret longer than the site's own goes along", async () => {
  const place = { dataDir: "", databaseUrl: bareDatabase(), siteSecret: Buffer.alloc(40, 7) };
  await (await openStore(place)).close();
  const back = emptyFolder();
  await moveStore(place, folderPlace(back));
  expect(Buffer.from(readKey(folderPlace(back)))).toEqual(place.siteSecret);
});

test("the checksum tells every value apart, and not the order of rows", () => {
  const sumOf = (...values: (string | number | null | Uint8Array)[]) => {
    const sum = createSum({ columns: ["a"] });
    sum.add(values.map((a) => ({ a })));
    return sum.contents().checksum;
  };
  const values = [0, 1, "1", "", null, "null", "é", "e\u0301", Buffer.from("1"), Buffer.alloc(0), 2 ** 53 - 1];
  expect(new Set(values.map((each) => sumOf(each))).size).toBe(values.length);
  expect(sumOf(...values)).toBe(sumOf(...values.toReversed()));
  expect(sumOf(Buffer.from("1"))).toBe(sumOf(new Uint8Array([49])));
  for (const wrong of [2 ** 53, 1.5]) expect(() => sumOf(wrong)).toThrow(/no whole number below 2\^53/);
});

testSeldom("rows that arrive changed are noticed, and nothing of them stays", async () => {
  const folder = await fullFolder();
  const url = bareDatabase();
  await (await openStore(placeOf(url, folder))).close();
  await ask(
    url,
    `CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.text = trim(NEW.text); RETURN NEW; END $$;
     CREATE TRIGGER change BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION change()`,
  );
  const to = { dataDir: "", databaseUrl: url };
  await expect(moveStore(folderPlace(folder), to)).rejects.toThrow(/^The table submissions has 20 rows, but 20 arr/);
  for (const table of ["submissions", "users"]) expect(await ask(url, `SELECT * FROM ${table}`)).toEqual([]);
  await ask(url, "DROP TRIGGER change ON submissions");
  await moveStore(folderPlace(folder), to);
});

testSeldom("a place with a store is refused, and stays as it is; so is the store itself", async () => {
  const [folder, other] = [await fullFolder(), await fullFolder()];
  const url = bareDatabase();
  await moveStore(folderPlace(folder), { dataDir: "", databaseUrl: url });
  const whole = /already, and a whole one: .+; name an empty (database|folder)\.$/;
  await expect(moveStore(folderPlace(other), { dataDir: "", databaseUrl: url })).rejects.toThrow(whole);
  await expect(moveStore(placeOf(url, folder), folderPlace(other))).rejects.toThrow(/is the secret of another store; /);
  copyFileSync(join(folder, "secret.key"), join(other, "secret.key"));
  await expect(moveStore(placeOf(url, folder), folderPlace(other))).rejects.toThrow(whole);
  const itself = /^That is the store itself; name another place\.$/;
  await expect(moveStore(folderPlace(folder), folderPlace(`${folder}/.`))).rejects.toThrow(itself);
  const aliased = Object.assign(new URL(url), { username: "postgres", password: "any" }).href;
  await expect(moveStore(placeOf(url, folder), placeOf(aliased, folder))).rejects.toThrow(itself);
  const used = bareDatabase();
  await ask(used, "CREATE TABLE invoices (id text)");
  await expect(moveStore(folderPlace(folder), { dataDir: "", databaseUrl: used })).rejects.toThrow(
    /has tables of something else; /,
  );
  expect((await tablesIn(used)).map(({ tablename }) => tablename)).toEqual(["invoices"]);
});

/** The advisory locks of a database: other tests have theirs in databases of the same server. */
const claims = `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE locktype = 'advisory' AND datname = current_database()`;

testSeldom("a server that runs on either side is left alone, and none starts during a move", async () => {
  const folder = await fullFolder();
  const [url, other] = [bareDatabase(), bareDatabase()];
  const soon = { longestWait: 0 };
  const onFolder = await openSqliteStore(folder);
  await expect(moveStore(folderPlace(folder), { dataDir: "", databaseUrl: url }, soon)).rejects.toThrow(
    /^Another server uses the data folder/,
  );
  await onFolder.close();

  const place = placeOf(url, folder);
  const server = await openStore(place);
  onTestFinished(() => server.close().catch(() => {}));
  const refused = /^A server uses the database ".+"; stop it first\.$/;
  await expect(moveStore(folderPlace(folder), { dataDir: "", databaseUrl: url }, soon)).rejects.toThrow(refused);
  await expect(moveStore(place, { dataDir: "", databaseUrl: other }, soon)).rejects.toThrow(refused);

  // A server whose connection was lost claims the database again.
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  await endListener(url);
  await vi.waitFor(async () => expect(await ask(url, claims)).toHaveLength(1), { timeout: 5000, interval: 20 });
  warn.mockRestore();
  await expect(moveStore(place, { dataDir: "", databaseUrl: other }, soon)).rejects.toThrow(refused);
  await server.close();

  await moveStore(folderPlace(folder), { dataDir: "", databaseUrl: url });
  let started: Promise<unknown> | undefined;
  const onProgress = () => {
    started ??= Promise.allSettled([openStore(place), openStore({ ...place, databaseUrl: other })]);
  };
  await moveStore(place, { dataDir: "", databaseUrl: other }, { onProgress });
  const moving = {
    reason: { name: "StoreError", message: expect.stringMatching(/ is being moved or restored; wait /) },
  };
  expect(await started).toMatchObject([moving, moving]);
});

testSeldom("a move that is killed leaves nothing, and the next one works", async () => {
  const folder = await fullFolder();
  const before = everyRow(folder);
  const tables = Object.keys(before);
  const random = () => `${tables[Math.floor(Math.random() * tables.length)]}: copied`;
  const killed = expect.objectContaining({ signal: "SIGKILL", output: "" });

  const url = bareDatabase();
  const line = random();
  expect(await moveUntil(line, settingsOf(folderPlace(folder)), url), line).toEqual(killed);
  expect(await tablesIn(url), line).toEqual([]);
  expect(await moveStore(folderPlace(folder), { dataDir: "", databaseUrl: url })).toHaveLength(tables.length);

  const back = emptyFolder();
  const place = placeOf(url, folder);
  for (const line of [random(), "facts: copied"]) {
    expect(await moveUntil(line, settingsOf(place), back), line).toEqual(killed);
    expect(existsSync(join(back, "store.sqlite")), line).toBe(false);
  }
  const done = await command(settingsOf(place), "move", "--to", back);
  expect(done).toMatchObject({ code: 0, errors: expect.stringContaining(`submissions: copied 0 of ${count}\n`) });
  expect(done.output).toMatch(/^table +rows +checksum\nusers +20 +[0-9a-f]{32}\n/);
  expect(done.output).toContain(`Now set DATA_DIR=${back}, and neither DATABASE_URL nor SITE_SECRET`);
  expect(readdirSync(back).sort()).toEqual(["secret.key", "server.lock", "store.sqlite"]);
  expect(everyRow(back)).toEqual(before);
});

testSeldom(
  "a code that was mailed before the move is good after it, with the settings that the command names",
  async () => {
    const dataDir = emptyFolder();
    const onSqlite = await openServices({ DATABASE_URL: "", SITE_SECRET: "" }, { dataDir });
    const ticket = ticketOf(await onSqlite.enquiries.submit(enquiry, sender));
    const [mail] = await onSqlite.mails();
    await onSqlite.close();
    const url = bareDatabase();
    const { code, output } = await command(
      { ...settingsOf(folderPlace(dataDir)), DATABASE_URL: "" },
      "move",
      "--to",
      url,
    );
    expect(code).toBe(0);
    const [, program = ""] = /what this prints, .+: node -p "(.+)"/.exec(output) ?? [];
    const secret = spawnSync(process.execPath, ["-p", program], { encoding: "utf8" }).stdout.trim();
    const moved = await openServices({ DATABASE_URL: url, SITE_SECRET: secret }, { dataDir: emptyFolder() });
    expect(await moved.enquiries.confirm(ticket, mail ? codeIn(mail) : "", sender)).toMatchObject({ ok: true });
  },
);

test("bad input ends with one sentence", async () => {
  const move = (...args: string[]) => command({ DATA_DIR: emptyFolder(), DATABASE_URL: "" }, "move", ...args);
  const usage = /^Copies the store .+\n {2}npm run move -- --to postgres:/;
  for (const args of [[], ["--to"], ["--to", ""], ["postgres://host/database"], ["--too", "a"], ["--to", "a", "b"]])
    expect(await move(...args), args.join(" ")).toMatchObject({ code: 1, errors: expect.stringMatching(usage) });
  const url = bareDatabase();
  const nowhere = Object.assign(new URL(url), { port: "1", password: "not-to-be-shown" }).href;
  const file = join(emptyFolder(), "letter.txt");
  writeFileSync(file, "Dear office");
  const folder = await fullFolder();
  const from = { DATA_DIR: folder, DATABASE_URL: "" };
  const sentences: [Record<string, string>, string, RegExp][] = [
    [from, "mysql://user:not-to-be-shown@host/database", /^What follows --to is no database, [^\n]+\n$/],
    [from, nowhere, /^The database "127\.0\.0\.1:1\/[^\n]+ cannot be used [^\n]+\n$/],
    [from, file, /^"[^\n]+letter\.txt" is in the way of [^\n]+\n$/],
    [{ DATA_DIR: emptyFolder(), DATABASE_URL: "" }, url, /^There is no store in "[^\n]+" yet\.\n$/],
  ];
  for (const [env, to, sentence] of sentences) {
    const ended = await command(env, "move", "--to", to);
    expect(ended).toEqual({ code: 1, output: "", errors: expect.stringMatching(sentence) });
    expect(ended.errors).not.toContain("not-to-be-shown");
  }
  expect(await tablesIn(url)).toEqual([]);
});

testSeldom("a backup of a database that is in use is restored into a folder, and into a database", async () => {
  const folder = await fullFolder();
  const before = everyRow(folder);
  const url = bareDatabase();
  await moveStore(folderPlace(folder), { dataDir: "", databaseUrl: url });
  const place = placeOf(url, folder);
  const server = await openStore(place);
  const file = join(emptyFolder(), "of", "today.sqlite");
  const run = (name: CommandName, ...args: string[]) =>
    command({ ...settingsOf(place), DATA_DIR: emptyFolder() }, name, ...args);
  expect(await run("backup", file)).toMatchObject({ code: 0, output: expect.stringContaining("with SITE_SECRET") });
  expect(readdirSync(join(file, ".."))).toEqual(["today.sqlite"]);
  const other = emptyFolder();
  restore(other, file, false);
  expect(everyRow(other)).toEqual(before);
  expect(Buffer.from(readKey(folderPlace(other)))).toEqual(Buffer.from(place.siteSecret ?? []));

  await server.db.deleteFrom("members").execute();
  await server.close();
  const again = await run("restore", file);
  expect(again).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/ has a store; with --force it is overwritten/),
  });
  expect(await run("restore", "--force", file)).toMatchObject({ code: 0, errors: "" });
  await (await openStore(place)).close();
  const last = emptyFolder();
  await moveStore(place, folderPlace(last));
  expect(everyRow(last)).toEqual(before);
});

testSeldom(
  "a database that was restored with another SITE_SECRET starts with that of the backup alone, and says how to get it",
  async () => {
    const folder = await fullFolder();
    const file = join(emptyFolder(), "backup.sqlite");
    expect((await command({ ...settingsOf(folderPlace(folder)), DATABASE_URL: "" }, "backup", file)).code).toBe(0);
    const other = { dataDir: emptyFolder(), databaseUrl: bareDatabase(), siteSecret: Buffer.alloc(32, 9) };
    const { output } = await command(settingsOf(other), "restore", file);
    expect(output).toContain("It was used with another SITE_SECRET than the one that is set");
    const key = readFileSync(join(folder, "secret.key"), "hex");
    expect(output).not.toContain(key);
    await expect(openStore(other)).rejects.toThrow(/was made with another SITE_SECRET/);
    const [, program = ""] = /node -p "(.+)"$/m.exec(output) ?? [];
    expect(spawnSync(process.execPath, ["-p", program], { encoding: "utf8" }).stdout.trim()).toBe(key);
    await (await openStore({ ...other, siteSecret: Buffer.from(key, "hex") })).close();
  },
);
