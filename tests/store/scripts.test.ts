import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#app/store/backup.server.ts";
import { storeFile } from "#app/store/store.server.ts";
import { runCommand } from "../help/commands.ts";
import { dataFolder, openServices } from "../help/services.ts";

/** How a script ends that is given nothing: it says how it is used. */
const usage = { code: 1, output: "", errors: expect.stringMatching(/npm run \w+ -- .+\n$/) };

/** What each script is given, in a folder of its own, and what it says then. */
const scripts: [script: string, args: (folder: string) => string[], output: RegExp][] = [
  ["scripts/backup.ts", (folder) => [join(folder, "new.sqlite")], /^Written to .+new\.sqlite\.\n$/],
  ["scripts/enquiries.ts", () => ["list"], /^$/],
  ["scripts/faculty.ts", () => ["list"], /^Nobody has registered yet\.\n$/],
  ["scripts/invite.ts", () => ["--name", "Asha", "--email", "asha@example.org"], /^http:.+\?token=[\w.-]+\n$/],
];

test.each(scripts)("%s works beside a running site, or says how it is used", async (script, args, output) => {
  const { dataDir } = await openServices();
  const [worked, empty] = await Promise.all([
    runCommand(dataDir, script, ...args(dataFolder())),
    runCommand(dataDir, script),
  ]);
  expect(worked).toEqual({ code: 0, output: expect.stringMatching(output), errors: "" });
  expect(empty).toEqual(usage);
});

test("scripts/restore.ts makes a store that its owner alone may read, or says how it is used", async () => {
  const { dataDir } = await openServices();
  const file = join(dataFolder(), "backup.sqlite");
  await backUp(dataDir, file);
  const other = join(dataFolder(), "new");
  const [worked, empty] = await Promise.all([
    runCommand(other, "scripts/restore.ts", file),
    runCommand(dataFolder(), "scripts/restore.ts"),
  ]);
  expect(worked).toEqual({ code: 0, output: `${file} is the store in ${other} now.\n`, errors: "" });
  expect(existsSync(storeFile(other))).toBe(true);
  if (process.platform !== "win32") expect(statSync(other).mode & 0o077).toBe(0);
  expect(empty).toEqual(usage);
});

test("a setting that cannot be used ends a script with one sentence", async () => {
  const { code, output, errors } = await runCommand("package.json", "scripts/faculty.ts", "list");
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(/^DATA_DIR is "package\.json", but it takes a folder[^\n]+\.\n$/);
});
