import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../help/commands.ts";
import { feedbackOf } from "../help/forms.ts";
import { dataFolder, outboxEmpty } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";

test("the server's files are readable only by its own user, and so is a backup, which has the site's secret", async () => {
  const dataDir = join(dataFolder(), "data");
  const { send } = await startServer({ DATA_DIR: dataDir });
  expect((await send("/feedback", feedbackOf("asha@example.org"))).status).toBe(200);
  await outboxEmpty(dataDir);
  const backup = join(dataDir, "backup.sqlite");
  expect(await runCommand(dataDir, "scripts/backup.ts", backup)).toMatchObject({ code: 0 });

  const kept = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  expect(kept).toEqual(
    expect.arrayContaining(["secret.key", "store.sqlite", "limits.sqlite", "mail", "backup.sqlite"]),
  );
  const othersMay = (path: string) => (statSync(path).mode & 0o077) !== 0;
  expect([dataDir, ...kept.map((name) => join(dataDir, name))].filter(othersMay)).toEqual([]);
  expect(readFileSync(backup).includes(readFileSync(join(dataDir, "secret.key")))).toBe(true);
  expect(readFileSync(join(dataDir, "store.sqlite")).includes(readFileSync(join(dataDir, "secret.key")))).toBe(false);
});
