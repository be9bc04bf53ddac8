import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type CommandName, command } from "../help/commands.ts";
import { describeOnSqlite } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { confirmedEnquiry, dataFolder, enquiry, openServices, outboxEmpty } from "../help/services.ts";

const minor = { ...enquiry, isMinor: true, guardianName: "Sunil Namune", guardianPhone: "9123456780" };

/** A running site with an enquiry of a visitor under 18. */
async function siteWithEnquiry() {
  const services = await openServices();
  const reference = await confirmedEnquiry(services, minor);
  await outboxEmpty(services.dataDir);
  return { ...services, reference };
}

const oneSentence = /^[^\n]+\.\n$/;
const run = (dataDir: string, name: CommandName, ...args: string[]) => command({ DATA_DIR: dataDir }, name, ...args);

describeOnSqlite("npm run backup and npm run restore", () => {
  test("copy the store to another folder, and say so", async () => {
    const { dataDir, reference } = await siteWithEnquiry();
    const file = join(dataFolder(), "backup.sqlite");
    expect(await run(dataDir, "backup", file)).toEqual({
      code: 0,
      output: `Written to ${file}, with secret.key: keep it as safely as the store itself.\n`,
      errors: "",
    });
    const other = dataFolder();
    expect(await run(other, "restore", file)).toMatchObject({ code: 0, errors: "" });
    expect(rowsIn(other, "SELECT reference FROM submissions")).toEqual([{ reference }]);
    expect(await run(other, "restore", file)).toEqual({
      code: 1,
      output: "",
      errors: `There is a store in "${other}"; with --force it is overwritten.\n`,
    });
    expect(await run(other, "restore", "--force", file)).toMatchObject({ code: 0, errors: "" });
  });

  test.each<[string, [CommandName, string]]>([
    ["no store", ["backup", "new.sqlite"]],
    ["no backup", ["restore", "nowhere.sqlite"]],
  ])("end with 1 and one sentence when there is %s", async (_what, args) => {
    const dataDir = dataFolder();
    const { code, errors, output } = await run(dataDir, ...args);
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toMatch(oneSentence);
    expect(existsSync("new.sqlite")).toBe(false);
  });

  test("end with 1 and one sentence when the file exists already, or is not a store", async () => {
    const { dataDir } = await siteWithEnquiry();
    const file = join(dataFolder(), "letter.txt");
    writeFileSync(file, "Dear office");
    const both: [CommandName, ...string[]][] = [
      ["backup", file],
      ["restore", "--force", file],
    ];
    for (const args of both) {
      const { code, errors } = await run(dataDir, ...args);
      expect(code).toBe(1);
      expect(errors).toMatch(oneSentence);
    }
  });

  test.each(["backup", "restore"] as const)("%s without a file prints its usage", async (name) => {
    const { code, errors } = await run(dataFolder(), name);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Name the .+: npm run (backup|restore) -- backup\.sqlite\b.*\n$/);
  });
});
