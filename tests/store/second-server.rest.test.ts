import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#app/lib/db/backup.server.ts";
import { runCommand } from "../help/commands.ts";
import { versionLine } from "../help/server-process.ts";
import { dataFolder, openServices } from "../help/services.ts";

test("a second server, and a restore, are refused while a server runs", async () => {
  const { dataDir } = await openServices();
  const file = join(dataFolder(), "backup.sqlite");
  await backUp(dataDir, file);
  const refused = {
    code: 1,
    output: "",
    errors: `Another server uses the data folder "${dataDir}"; stop it first, or set another DATA_DIR.\n`,
  };
  // Both wait as long as a server may take to stop.
  const both = [["server.ts"], ["scripts/restore.ts", "--force", file]].map((args) => runCommand(dataDir, ...args));
  expect(await Promise.all(both)).toEqual([{ ...refused, output: expect.stringMatching(versionLine) }, refused]);
});
