import { writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  asha,
  caller,
  counts,
  openFaculty,
  placesOf,
  quietly,
  ravi,
  refuse,
  signedIn,
  writeBeside,
} from "../help/faculty.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { confirmedEnquiry, dataFolder, openServices, outboxEmpty, ticketOf } from "../help/services.ts";

/** A module with this source, in a folder that is deleted after the test. */
function moduleOf(text: string): string {
  const file = join(dataFolder(), "service.mjs");
  writeFileSync(file, text);
  return file;
}

describe("a service that is set and not configured", () => {
  test.each<[string, () => string | undefined, RegExp]>([
    ["no module is named", () => undefined, /FACULTY_SERVICE_MODULE is not set/],
    ["its module is not there", () => "/nowhere/service.mjs", /nowhere/],
    ["its module throws", () => moduleOf('throw new Error("No credentials");'), /No credentials/],
    [
      "it cannot be opened",
      () => moduleOf('export default async () => { throw new Error("No project"); };'),
      /No project/,
    ],
    ["its module exports nothing", () => moduleOf("export const open = 1;"), /not a function/],
    ["its module is not JavaScript", () => moduleOf("Dear office"), /./],
  ])("is not ready when %s: the log says why, and no connection is made", async (_why, named, reason) => {
    const errors = quietly("error");
    const connect = vi.spyOn(Socket.prototype, "connect");
    const module = named();
    const services = await openServices({
      FACULTY_SERVICE: "Firebase",
      ...(module && { FACULTY_SERVICE_MODULE: module }),
    });
    expect(services.accountServices).toEqual({ isReady: false, name: "Firebase" });
    const messages = errors().filter((line) => line.includes('FACULTY_SERVICE is "Firebase", which is not configured'));
    expect(messages).toEqual([expect.stringMatching(reason)]);
    expect(connect).not.toHaveBeenCalled();
  });

  test("stops nothing else: enquiries are accepted, and public pages are unchanged", async () => {
    quietly("error");
    const services = await openServices({ FACULTY_SERVICE: "Firebase" });
    expect(await confirmedEnquiry(services)).toMatch(/^E-/);
    expect(await services.directory.profiles()).toEqual([]);
    expect(await services.health()).toEqual({ store: true, outbox: true, clock: true });
  });

  test("does not make the site store accounts itself", async () => {
    quietly("error");
    const { dataDir } = await openServices({ FACULTY_SERVICE: "Firebase" });
    expect(counts(dataDir)).toEqual({});
  });
});

describe("with a hosted service", () => {
  const hosted = { FACULTY_SERVICE: "Hosted", FACULTY_SERVICE_MODULE: "tests/help/hosted-service.ts" };

  test("accounts and profiles are stored there, and not in the site's own store", async () => {
    const { register, profiles, dataDir } = await openFaculty(hosted);
    const member = await register();
    await profiles.keepDraft(member, { awards: "A prize" });
    await outboxEmpty(dataDir);
    expect((await profiles.read(member)).profile).toMatchObject({ name: asha.name, department: asha.department });
    expect(counts(dataDir)).toEqual({ members: 1, audit: 1, knownDevices: 1 });
    expect(placesOf(dataDir, asha.department, "A prize")).toEqual([]);
  });

  test("members sign in by password and by code, and are signed out", async () => {
    const { register, signIns, accountCodes, accounts, codeFor, memberWith } = await openFaculty(hosted);
    const { uid, session } = await register();
    const from = { ...caller, session };
    const again = signedIn(await signIns.byPassword(asha.email, asha.password, from));
    expect(await accounts.memberOf(session, "en")).toBeUndefined();
    expect(await signIns.byPassword(asha.email, "wrong", caller)).toMatchObject({ reason: "wrongCredentials" });
    const ticket = ticketOf(await accountCodes.send("signIn", asha.email, caller));
    const member = await memberWith(signedIn(await signIns.byCode(ticket, await codeFor(asha.email), caller)).session);
    expect(member).toMatchObject({ uid, row: { provenAt: expect.any(Number) } });
    expect(await accounts.memberOf(again.session, "en"), "an address shown to be hers ends it").toBeUndefined();
    expect(await accounts.devices(member)).toHaveLength(1);
    await accounts.signOutEverywhere(member);
    expect(await accounts.memberOf(member.session, "en")).toBeUndefined();
  });

  test("passwords are changed, and reset", async () => {
    const { register, signIns, accountCodes, accounts, codeFor } = await openFaculty(hosted);
    const member = await register();
    const passwords = { current: asha.password, password: "a second password" };
    signedIn(await accounts.changePassword(member, passwords, caller));
    const ticket = ticketOf(await accountCodes.send("reset", asha.email, caller));
    signedIn(await accounts.resetPassword(ticket, await codeFor(asha.email), "a third password", caller));
    expect(await signIns.byPassword(asha.email, "a second password", caller)).toMatchObject({ ok: false });
    expect(await signIns.byPassword(asha.email, "a third password", caller)).toMatchObject({ ok: true });
  });

  test("an address is registered once, and when the profile cannot be stored nothing is left", async () => {
    const { registrations, register, dataDir, signIns } = await openFaculty(hosted);
    quietly("error");
    await register(ravi);
    expect(await registrations.register(ravi, caller)).toEqual({ ok: false, reason: "emailTaken" });
    const refusal = await refuse(dataDir, "INSERT", "members");
    expect(await registrations.register(asha, caller)).toEqual({ ok: false, reason: "profileFailed" });
    expect(await signIns.byPassword(asha.email, asha.password, caller)).toMatchObject({ reason: "wrongCredentials" });
    await refusal.allow();
    expect(await register(asha)).toMatchObject({ email: asha.email });
  });

  test("works and files are stored, downloaded and erased", async () => {
    const { register, profiles, accounts, directory, dataDir } = await openFaculty(hosted);
    const member = await register();
    await profiles.saveWork(member, "patents", { title: "A salve", authors: "A. Namune", year: "2025" });
    expect(await profiles.upload(member, "photo", await pictureOf("red"))).toEqual({ ok: true });
    const { profile } = await profiles.read(member);
    expect(await directory.file(profile.photo?.id ?? "", member.uid)).toBeDefined();
    expect(await profiles.download(member)).toMatchObject({ profile: { patents: [{ title: "A salve" }] } });
    await accounts.erase(member);
    await outboxEmpty(dataDir);
    expect(await accounts.memberOf(member.session, "en")).toBeUndefined();
    expect(placesOf(dataDir, member.uid)).toEqual(["audit.uid"]);
    expect((await profiles.read(member)).profile.department).toBe("");
    expect(await register()).toMatchObject({ email: asha.email });
  });

  test("the owner of a new account there, with the address of a deleted one, signs in", async () => {
    const { register, accounts, signIns, dataDir } = await openFaculty(hosted);
    await register();
    await outboxEmpty(dataDir);
    // The account was deleted in the service's own console, and created again.
    await writeBeside(dataDir, "UPDATE members SET uid = 'one-that-is-gone'");
    const { session } = signedIn(await signIns.byPassword(asha.email, asha.password, caller));
    expect(await accounts.memberOf(session, "en")).toMatchObject({ email: asha.email });
  });
});
