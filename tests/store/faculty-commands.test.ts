import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { approve, command, faculty, versionOf } from "../help/commands.ts";
import { asha, caller, openFaculty, openWithMember, quietly, ravi, signedIn } from "../help/faculty.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { testOnSqlite } from "../help/place.ts";
import { dataFolder, outboxEmpty, rowsIn } from "../help/services.ts";

const oneSentence = /^[^\n]+\.\n$/;

describe("npm run faculty", () => {
  test("lists everyone who has registered, the oldest first, with what the office needs to know", async () => {
    const { register, ways, dataDir } = await openWithMember();
    await register(ravi);
    signedIn(await ways.code());
    await outboxEmpty(dataDir);
    expect(await faculty(dataDir, "list")).toEqual({
      code: 0,
      output: [
        "asha@example.org  waiting  Asha Namune  Pharmaceutics  GM-17\n",
        "ravi@example.org  waiting  address not confirmed  Ravi Namune  Pharmacology  GM-18\n",
      ].join(""),
      errors: "",
    });
  });

  test("approves and suspends while the site runs, which shows it at once", async () => {
    const { profiles, directory, accounts, publicRevision, member, ways, dataDir } = await openWithMember();
    const before = publicRevision();
    const done = (word: string) => ({ code: 0, output: `ASHA@example.org: ${word}.\n`, errors: "" });
    const unproven = await approve(dataDir, "ASHA@example.org");
    expect([unproven.code, unproven.errors]).toEqual([
      1,
      "The address ASHA@example.org is not confirmed: make sure that the profile is really theirs, then approve it with --unproven.\n",
    ]);
    expect(await directory.profiles()).toEqual([]);
    expect(await approve(dataDir, "ASHA@example.org", "--unproven")).toEqual(done("approved"));
    expect(await directory.profiles()).toMatchObject([{ email: asha.email }]);
    await vi.waitFor(() => expect(publicRevision()).not.toBe(before), 5000);
    expect((await faculty(dataDir, "list")).output).toContain("asha@example.org  approved  address not confirmed");
    await profiles.save(member, { name: asha.name, department: "Pharmacognosy", facultyId: asha.facultyId });
    expect((await faculty(dataDir, "list")).output).toContain("approved  changed since");
    expect(await faculty(dataDir, "suspend", "ASHA@example.org")).toEqual(done("suspended"));
    expect((await faculty(dataDir, "list")).output).toContain("asha@example.org  suspended");
    expect(await directory.profiles()).toEqual([]);
    expect(await accounts.memberOf(member.session, "en")).toBeUndefined();
    expect(await ways.password()).toMatchObject({ reason: "suspended" });
    expect(await faculty(dataDir, "restore", "ASHA@example.org")).toEqual(done("restored"));
    expect(await ways.password()).toMatchObject({ ok: true });
  }, 60_000);

  test("shows a profile with its version, and approves no other", async () => {
    const { profiles, directory, member, dataDir } = await openWithMember();
    const { code, output } = await faculty(dataDir, "show", "ASHA@example.org");
    expect(code).toBe(0);
    const [, shown = "", version] = /^(.+)\nVersion: ([\w-]+)\n$/s.exec(output) ?? [];
    expect(JSON.parse(shown)).toEqual((await profiles.read(member)).profile);
    await profiles.save(member, { name: asha.name, department: "Pharmacognosy", facultyId: asha.facultyId });
    const late = await faculty(dataDir, "approve", asha.email, version ?? "");
    expect([late.code, late.output]).toEqual([1, ""]);
    expect(late.errors).toMatch(/^This is not the newest version of the profile of asha@example\.org: [^\n]+\.\n$/);
    expect(await directory.profiles()).toEqual([]);
    const none = { code: 1, output: "", errors: "Nobody is registered with no@example.org.\n" };
    expect(await faculty(dataDir, "show", "no@example.org")).toEqual(none);
  });

  test("writes the files of a profile into a folder, to be checked before it is approved", async () => {
    const { profiles, member, dataDir } = await openWithMember({}, { isProven: true });
    await profiles.upload(member, "photo", await pictureOf("red"));
    const folder = join(dataFolder(), "look");
    const photo = join(folder, "photo.webp");
    const version = await versionOf(dataDir, asha.email);
    const shown = { code: 0, output: `${photo}\nVersion: ${version}\n`, errors: "" };
    expect(await faculty(dataDir, "files", asha.email, folder)).toEqual(shown);
    const [upload] = rowsIn(dataDir, "SELECT bytes FROM uploads");
    expect(Uint8Array.from(readFileSync(photo))).toEqual(upload?.bytes);
    const again = await faculty(dataDir, "files", asha.email, folder);
    expect([again.code, again.errors], "nothing of two members gets mixed").toEqual([
      1,
      `"${folder}" is not empty: name an empty or a new folder.\n`,
    ]);
    const approved = { code: 0, output: `${asha.email}: approved.\n`, errors: "" };
    expect(await faculty(dataDir, "approve", asha.email, version)).toEqual(approved);
  });

  test("says so when nobody has registered", async () => {
    const { dataDir } = await openFaculty();
    expect(await faculty(dataDir, "list")).toEqual({ code: 0, output: "Nobody has registered yet.\n", errors: "" });
  });

  test("ends with 1 and one sentence when an address is unknown, or a profile is not finished", async () => {
    const { signIns, invite, dataDir } = await openWithMember();
    signedIn(await signIns.byToken(invite({ name: ravi.name, email: ravi.email }), caller));
    await outboxEmpty(dataDir);
    const refused = (sentence: string) => ({ code: 1, output: "", errors: `${sentence}\n` });
    for (const [command = "", ...more] of [["approve", "version"], ["suspend"], ["restore"]])
      expect(await faculty(dataDir, command, "no@example.org", ...more)).toEqual(
        refused("Nobody is registered with no@example.org."),
      );
    expect(await approve(dataDir, ravi.email)).toEqual(
      refused("The profile of ravi@example.org has no name or no department yet."),
    );
    expect(rowsIn(dataDir, "SELECT uid FROM members WHERE approvedAt > 0 OR suspendedAt > 0")).toEqual([]);
  });

  testOnSqlite("ends with 1 and one sentence when there is no store", async () => {
    for (const args of [["list"], ["approve", asha.email, "version"]]) {
      const { code, output, errors } = await faculty(dataFolder(), ...args);
      expect({ code, output }).toEqual({ code: 1, output: "" });
      expect(errors).toMatch(oneSentence);
    }
  });

  test("ends with 1 and one sentence when a service is set that is not configured", async () => {
    const { dataDir } = await openFaculty();
    const logged = quietly("error");
    const { code, errors } = await command({ DATA_DIR: dataDir, FACULTY_SERVICE: "Firebase" }, "faculty", "list");
    expect(code).toBe(1);
    expect(errors).toBe("Firebase is not configured: the line above says what is missing or wrong.\n");
    expect(logged()).toHaveLength(1);
  });

  test.each([
    [[]],
    [["lisst"]],
    [["show"]],
    [["approve"]],
    [["approve", "a@b"]],
    [["approve", "a@b", "--unproven"]],
    [["suspend", "a@b", "more"]],
    [["suspend"]],
    [["files", "a@b"]],
    [["constructor", "a@b"]],
  ])("with %j prints its usage", async (args) => {
    const { code, output, errors } = await faculty(dataFolder(), ...args);
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(errors).toMatch(/npm run faculty -- list/);
  });
});

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
