import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test, vi } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { makeToken } from "#app/people/accounts/mailed-tokens.server.ts";
import { dashboard } from "../help/faculty-forms.ts";
import { allOf } from "../help/faculty-kept.ts";
import { isSignedIn, logIn, loginPath, newMember, openBrowser, sendCode, sharedSite } from "../help/faculty-visits.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { noise } from "../help/upload-files.ts";

describe("a stranger who registered with another's address", () => {
  test("is signed out once the office's invitation lets its owner in", async () => {
    const thief = await newMember(undefined, { isProven: false, password: "a kettle of the thief" });
    const token = makeToken(
      readSecret(placeOf(sharedSite().dataDir)),
      { name: "Asha", email: thief.email },
      Date.now(),
    );
    const owner = openBrowser();
    expect((await owner.send("/faculty-login", { intent: "token", token })).status).toBe(200);
    expect(await isSignedIn(owner)).toBe(true);
    expect(await isSignedIn(thief.browser), "the thief's session").toBe(false);
    expect((await logIn(openBrowser(), thief)).status, "the thief's password").toBe(401);
  });

  test("is signed out once its owner has entered an OTP", async () => {
    const thief = await newMember(undefined, { isProven: false });
    const owner = openBrowser();
    const { ticket, code } = await sendCode(owner, thief.email);
    await owner.send(loginPath("otp"), { ticket, otp: code });
    expect([await isSignedIn(owner), await isSignedIn(thief.browser)]).toEqual([true, false]);
  });

  test("is signed out once its owner has set a new password", async () => {
    const thief = await newMember(undefined, { isProven: false, password: "a kettle of the thief" });
    const owner = openBrowser();
    const { ticket, code } = await sendCode(owner, thief.email, "forgot");
    await owner.send(loginPath("forgot"), { ticket, otp: code, password: "a kettle of my own" });
    expect([await isSignedIn(owner), await isSignedIn(thief.browser)]).toEqual([true, false]);
    expect((await logIn(openBrowser(), thief)).status).toBe(401);
  });
});

describe("an account that is erased during a request", () => {
  const isGone = (uid: string) => {
    const { documents, uploads, members } = allOf(sharedSite(), uid);
    return { documents, uploads, members };
  };
  /** Waits until a member's file has arrived, which is counted before it is sanitized. */
  const arrived = (uid: string) =>
    vi.waitFor(
      () => {
        const limits = new DatabaseSync(join(sharedSite().dataDir, "limits.sqlite"), { timeout: 5000 });
        const digest = readSecret(placeOf(sharedSite().dataDir)).hmac(`limit:${uid}`);
        const counted = limits.prepare("SELECT 1 FROM limits WHERE key = ?").get(`uploadsOfMember:${digest}`);
        limits.close();
        if (!counted) throw new Error("The file has not arrived.");
      },
      { timeout: 10_000, interval: 5 },
    );
  const nothing = { documents: [], uploads: [], members: [] };

  test("leaves no file that is still being sanitized", async () => {
    const { browser, uid, password } = await newMember();
    const photo = new Blob([await noise(1200, 1200).png({ compressionLevel: 0 }).toBuffer()], { type: "image/png" });
    const other = openBrowser(sharedSite(), browser.cookie);
    const upload = openBrowser(sharedSite(), browser.cookie).upload("resume", photo);
    await arrived(uid);
    const erased = await other.send(dashboard, { intent: "erase", current: password });
    expect(erased.status).toBe(200);
    await upload;
    expect(isGone(uid)).toEqual(nothing);
    expect(rowsIn(sharedSite().dataDir, "SELECT 1 FROM users WHERE id = ?", uid)).toEqual([]);
  });

  test("leaves nothing of what is saved at the same moment", async () => {
    for (let times = 0; times < 5; times += 1) {
      const { browser, uid, password } = await newMember();
      const { cookie } = browser;
      const send = (fields: Record<string, string>) => openBrowser(sharedSite(), cookie).send(dashboard, fields);
      const profile = { intent: "profile", name: "Asha", department: "A", facultyId: "1" };
      const work = { intent: "work", list: "patents", title: "One", authors: "A", year: "2024" };
      const all = [
        profile,
        work,
        { intent: "erase", current: password },
        profile,
        work,
        { intent: "draft", name: "A" },
        profile,
      ];
      await Promise.all(all.map(send));
      expect(isGone(uid)).toEqual(nothing);
    }
  });
});
