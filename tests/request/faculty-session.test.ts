import { describe, expect, test } from "vitest";
import {
  isSignedIn,
  logIn,
  loginPath,
  newMember,
  openBrowser,
  resultIn,
  sendCode,
  sharedSite,
} from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { languages, pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { day } from "../help/services.ts";

describe("specification 4: faculty authentication", () => {
  describe.each(languages)("a signed-in member, in %s,", (language) => {
    const dashboard = pathIn(language, "/faculty/dashboard");

    test("sees the dashboard with their name and address, and no one else does", async () => {
      const { browser, name, email } = await newMember();
      const { status, page } = await browser.visit(dashboard);
      expect(status).toBe(200);
      expect(the(page, "html").attributes.lang).toBe(language);
      expect(textOf(the(page, "main h1 + p"))).toContain(name);
      expect(textOf(the(page, "main strong bdi"))).toBe(email);
      expect(the(page, "meta[name=robots]").attributes.content).toBe("noindex");
      const stranger = await openBrowser().visit(dashboard);
      expect(stranger.status).toBe(302);
      expect(stranger.headers.get("location")).toBe(pathIn(language, "/faculty-login"));
      expect(stranger.html).not.toContain(email);
    });

    test.each(["", "otp", "register"])("is redirected to it from the screen “%s”", async (mode) => {
      const { browser } = await newMember();
      const { status, headers } = await browser.visit(loginPath(mode, language));
      expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([302, dashboard, "no-store"]);
    });

    test("can still reset a forgotten password", async () => {
      const { browser } = await newMember();
      const { status, page } = await browser.visit(loginPath("forgot", language));
      expect(status).toBe(200);
      expect(all(page, "#login-otp")).toHaveLength(1);
    });
  });

  test("stays signed in for a week after the last page", async () => {
    const { browser, uid } = await newMember();
    const { headers } = await browser.visit("/mr/faculty/dashboard");
    expect(headers.get("set-cookie")).toContain("Max-Age=604800;");
    await browser.visit("/");
    expect(await isSignedIn(browser)).toBe(true);
    const { dataDir } = sharedSite();
    const begun = (ago: number) => Date.now() - ago;
    const begins = "UPDATE sessions SET createdAt = ? WHERE userId = ?";
    rowsIn(dataDir, begins, begun(29.5 * day), uid);
    const late = (await browser.visit("/mr/faculty/dashboard")).headers.get("set-cookie");
    expect(Number(/Max-Age=(\d+)/.exec(late ?? "")?.[1]), "until thirty days are over").toBeLessThanOrEqual(43_200);
    rowsIn(dataDir, begins, begun(0), uid);
    rowsIn(dataDir, "UPDATE sessions SET expiresAt = ? WHERE userId = ?", Date.now() - 1000, uid);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("a use more than an hour after the last one extends the session", async () => {
    const { uid, browser } = await newMember();
    const { dataDir } = sharedSite();
    const [hour, day] = [3_600_000, 86_400_000];
    const times = [Date.now() + 7 * day - 2 * hour, Date.now() - 2 * hour];
    rowsIn(dataDir, "UPDATE sessions SET expiresAt = ?, seenAt = ? WHERE userId = ?", ...times, uid);
    expect(await isSignedIn(browser)).toBe(true);
    const [session] = rowsIn(dataDir, "SELECT expiresAt FROM sessions WHERE userId = ?", uid);
    expect(Number(session?.expiresAt)).toBeGreaterThan(Date.now() + 7 * day - hour);
  });

  test("two browsers of one member have independent sessions", async () => {
    const member = await newMember();
    rowsIn(sharedSite().dataDir, "UPDATE members SET provenAt = 1 WHERE uid = ?", member.uid);
    const [other, third] = [openBrowser(), openBrowser()];
    await logIn(other, member);
    const { ticket, code } = await sendCode(third, member.email);
    await third.send(loginPath("otp"), { ticket, otp: code });
    const cookies = [member.browser, other, third].map(({ cookie }) => cookie);
    expect(new Set(cookies).size).toBe(3);
    await other.send("/faculty/dashboard", { intent: "signOut" });
    expect(await Promise.all(cookies.map((cookie) => isSignedIn({ site: sharedSite(), cookie })))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("a suspended account cannot sign in, and only its owner's proof reveals why", async () => {
    const member = await newMember();
    const browser = openBrowser();
    const { ticket, code } = await sendCode(browser, member.email);
    const reset = await sendCode(openBrowser(), member.email, "forgot");
    rowsIn(sharedSite().dataDir, "UPDATE members SET suspendedAt = 1 WHERE uid = ?", member.uid);
    expect(await isSignedIn(member.browser)).toBe(false);
    const answers = [
      await logIn(browser, member),
      await browser.send(loginPath("otp"), { ticket, otp: code }),
      await browser.send(loginPath("forgot"), {
        ticket: reset.ticket,
        otp: reset.code,
        password: "a kettle once more",
      }),
    ];
    for (const { status, headers, page } of answers) {
      expect(status).toBe(403);
      expect(resultIn(page)).toMatch(/^This account is suspended\. Please call the office: \+?[\d ]+$/);
      expect(headers.get("set-cookie")).toBeNull();
    }
    expect((await logIn(openBrowser(), { ...member, password: "not the right one" })).status).toBe(401);
    expect(
      rowsIn(sharedSite().dataDir, "SELECT 1 FROM sessions WHERE userId = ?", member.uid).length,
    ).toBeLessThanOrEqual(1);
  });
});
