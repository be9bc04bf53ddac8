import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { command } from "../help/commands.ts";
import { asha, caller, openFaculty } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { testOnSqlite } from "../help/place.ts";
import { dataFolder } from "../help/services.ts";

describe("npm run invite", () => {
  const invite = (dataDir: string, ...args: string[]) => command({ DATA_DIR: dataDir }, "invite", ...args);
  const whom = ["--name", asha.name, "--email", "Asha@Example.org"];

  test("prints a link whose token opens an account on the running site, once", async () => {
    const { signIns, dataDir } = await openFaculty();
    const { code, output, errors } = await invite(dataDir, ...whom);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    const [, token = ""] = /^http:\/\/localhost:3000\/faculty-login\?token=([\w.-]+)\n$/.exec(output) ?? [];
    expect(await signIns.isTokenGood(token)).toBe(true);
    const { person } = signedIn(await signIns.byToken(token, caller));
    expect(person).toEqual({ uid: expect.any(String), name: asha.name, email: asha.email });
    expect(await signIns.byToken(token, caller)).toEqual({ ok: false, reason: "badToken" });
  });

  testOnSqlite("works before the site was ever started, and nobody else can read the site's secret", async () => {
    const dataDir = join(dataFolder(), "new");
    const { output, errors } = await invite(dataDir, ...whom);
    if (process.platform !== "win32") expect(statSync(join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
    expect(errors, "of a link for another site nobody would know").toContain(`DATA_DIR is "${dataDir}"`);
    const { signIns } = await openFaculty({}, { dataDir });
    signedIn(await signIns.byToken(output.trim().split("token=")[1] ?? "", caller));
  });

  test("prints the link of the Marathi page for --language mr", async () => {
    const { output } = await invite(dataFolder(), ...whom, "--language", "mr");
    expect(output).toMatch(/^http:\/\/localhost:3000\/mr\/faculty-login\?token=[\w.-]+\n$/);
  });

  test("two invitations of one person are two tokens", async () => {
    const dataDir = dataFolder();
    expect((await invite(dataDir, ...whom)).output).not.toBe((await invite(dataDir, ...whom)).output);
  });

  test.each([
    [[]],
    [["--name", "Asha"]],
    [["--email", "asha@example.org"]],
    [["--name", "", "--email", "asha@example.org"]],
    [["--name", "Asha", "--email", "asha"]],
    [["--name", "--email"]],
    [["--name", "Asha", "--email", "asha@example.org", "--language", "hi"]],
  ])("with %j prints its usage", async (args) => {
    const { code, output, errors } = await invite(dataFolder(), ...args);
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toMatch(/npm run invite -- --name/);
  });
});
