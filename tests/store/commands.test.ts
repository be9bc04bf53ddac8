import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { feedbackDetails } from "#app/features/feedback/schema.ts";
import { type CommandName, command } from "../help/commands.ts";
import { describeOnSqlite, testOnSqlite } from "../help/place.ts";
import {
  confirmedEnquiry,
  dataFolder,
  enquiry,
  feedback,
  openServices,
  outboxEmpty,
  rowsIn,
  sender,
} from "../help/services.ts";

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

describe("npm run enquiries", () => {
  const enquiries = (dataDir: string, ...args: string[]) => run(dataDir, "enquiries", ...args);

  test("shows all that was sent, and escapes what would move the cursor, change the direction or be invisible", async () => {
    const { submissions, dataDir } = await openServices();
    const fields = { ...feedback, name: "Asha\u001b[2J\u202e\u200b", text: "One line\n\u0007and another" };
    const result = await submissions.keep("feedback", feedbackDetails(fields), sender);
    if (!result.ok) throw new Error(result.reason);
    const escaped = "Asha\\u{1b}[2J\\u{202e}\\u{200b}";
    expect((await enquiries(dataDir, "list")).output).toContain(escaped);
    const { output } = await enquiries(dataDir, "show", result.reference.toLowerCase());
    expect(output).toContain(`name: ${escaped}\n`);
    expect(output).toContain("text: One line\ntext: \\u{7}and another\n");
    expect(await enquiries(dataDir, "show", "F-2222-2222")).toMatchObject({ code: 1, output: "" });
  });

  test("lists what was sent, while the site runs", async () => {
    const { dataDir, reference } = await siteWithEnquiry();
    const listed = await enquiries(dataDir, "list");
    expect(listed).toMatchObject({ code: 0, errors: "" });
    expect(listed.output).toContain(
      `${reference}  new  Asha Namune  asha@example.org  9876543210  guardian to be called`,
    );
    const shown = await enquiries(dataDir, "show", reference.toLowerCase().replaceAll("-", ""));
    expect(shown.output).toContain(`reference: ${reference}\n`);
  });

  test("shows no unconfirmed enquiry", async () => {
    const { enquiries: service, dataDir } = await openServices();
    await service.submit(enquiry, sender);
    expect(await enquiries(dataDir, "list")).toEqual({ code: 0, output: "", errors: "" });
  });

  test("ends with 1 and one sentence when a reference is unknown", async () => {
    const { dataDir } = await siteWithEnquiry();
    expect(await enquiries(dataDir, "show", "e22222222")).toEqual({
      code: 1,
      output: "",
      errors: "Nothing is kept under E-2222-2222.\n",
    });
  });

  testOnSqlite("ends with 1 and one sentence when there is no store", async () => {
    const empty = await enquiries(dataFolder(), "list");
    expect(empty).toMatchObject({ code: 1, output: "" });
    expect(empty.errors).toMatch(oneSentence);
  });

  test.each([[[]], [["lisst"]], [["answered"]]])("with %j prints its usage", async (args) => {
    const { code, output, errors } = await enquiries(dataFolder(), ...args);
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toMatch(/npm run enquiries -- list/);
  });
});
