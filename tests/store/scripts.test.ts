import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#app/lib/db/backup.server.ts";
import { storeFile } from "#app/lib/db/data-dir.server.ts";
import { runCommand } from "../help/commands.ts";
import { dataFolder, openServices } from "../help/services.ts";

/** The arguments of each script, in a new folder, and its output. */
const scripts: [script: string, args: (folder: string) => string[], output: RegExp][] = [
  [
    "scripts/backup.ts",
    (folder) => [join(folder, "new.sqlite")],
    /^Written to .+new\.sqlite, with \S+: keep it .+\.\n$/,
  ],
  ["scripts/office.ts", () => ["list"], /^The office has no accounts yet\.\n$/],
  ["scripts/invite.ts", () => ["--name", "Asha", "--email", "asha@example.org"], /^http:.+\?token=[\w.-]+\n$/],
];

test.each(scripts)("%s works while the site runs", async (script, args, output) => {
  const { dataDir } = await openServices();
  const worked = await runCommand(dataDir, script, ...args(dataFolder()));
  expect(worked).toEqual({ code: 0, output: expect.stringMatching(output), errors: "" });
});

test("scripts/restore.ts makes a store that only its owner may read", async () => {
  const { dataDir } = await openServices();
  const file = join(dataFolder(), "backup.sqlite");
  await backUp(dataDir, file);
  const other = join(dataFolder(), "new");
  const worked = await runCommand(other, "scripts/restore.ts", file);
  expect(worked).toEqual({ code: 0, output: `${file} is the store in ${other} now.\n`, errors: "" });
  expect(existsSync(storeFile(other))).toBe(true);
  if (process.platform !== "win32") expect(statSync(other).mode & 0o077).toBe(0);
});

test("a script without arguments prints its usage", async () => {
  const { code, output, errors } = await runCommand(dataFolder(), "scripts/invite.ts");
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(/npm run invite -- --name/);
});

test("an invalid setting ends a script with one sentence", async () => {
  const { code, output, errors } = await runCommand("package.json", "scripts/office.ts", "list");
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(/^DATA_DIR is "package\.json", but it takes a folder[^\n]+\.\n$/);
});

test("an old Node is refused in one sentence before anything is installed", async () => {
  const old = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } });`;
  const { code, output, errors } = await runCommand(
    dataFolder(),
    `--import=data:text/javascript,${encodeURIComponent(old)}`,
    "scripts/task.mjs",
    "start",
  );
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(/^The site needs Node 24, .* with Node 20 or 22; .* Nothing was installed\.\n$/);
});

test("a content folder that is not there is refused in one sentence by the build", async () => {
  const env = `process.env.CONTENT_DIR = "/nonexistent";`;
  const { code, output, errors } = await runCommand(
    dataFolder(),
    `--import=data:text/javascript,${encodeURIComponent(env)}`,
    "scripts/check-content.ts",
  );
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toBe('CONTENT_DIR is "/nonexistent", but it takes a folder with institute.yaml and records in it.\n');
});
