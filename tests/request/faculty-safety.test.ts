import { describe, expect, test } from "vitest";
import { dashboard } from "../help/faculty-forms.ts";
import { allOf } from "../help/faculty-kept.ts";
import {
  type Browser,
  isSignedIn,
  logIn,
  loginPath,
  newMember,
  openBrowser,
  sendCode,
  sharedSite,
} from "../help/faculty-visits.ts";
import { registrationOf } from "../help/forms.ts";
import { readHtml, scriptsIn } from "../help/html.ts";
import { startServer } from "../help/started-server.ts";
import { testSeldom } from "../help/test-where.ts";
import { get, siteUrl } from "../help/visit.ts";

/** Each way to sign in, from a browser that may send a cookie. */
const ways: [how: string, signIn: (browser: Browser) => Promise<unknown>][] = [
  ["registering", (browser) => browser.send(loginPath("register"), registrationOf())],
  ["a password", async (browser) => logIn(browser, await newMember(browser.site))],
  [
    "an OTP",
    async (browser) => {
      const { ticket, code } = await sendCode(browser, (await newMember(browser.site)).email);
      return browser.send(loginPath("otp"), { ticket, otp: code });
    },
  ],
  [
    "a new password",
    async (browser) => {
      const { ticket, code } = await sendCode(browser, (await newMember(browser.site)).email, "forgot");
      return browser.send(loginPath("forgot"), { ticket, otp: code, password: "the newest of kettles" });
    },
  ],
];
const attributes = ["Max-Age=604800", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"];

describe("the session's cookie", () => {
  test("is for this host only, for https only, and not readable by scripts", async () => {
    const { browser } = await newMember();
    const given = (await browser.visit(dashboard)).headers.getSetCookie();
    expect(given).toHaveLength(1);
    const [pair = "", ...rest] = given[0]?.split("; ") ?? [];
    expect(pair).toMatch(/^__Host-session=[\w.%-]{40,}$/);
    expect(rest).toEqual(attributes);
    expect(given[0]).not.toMatch(/domain/i);
  });

  test("is deleted with the same attributes", async () => {
    const { browser } = await newMember();
    const { headers } = await browser.send(dashboard, { intent: "signOut" });
    expect(headers.getSetCookie()).toEqual([`__Host-session=; ${attributes.join("; ").replace("604800", "0")}`]);
  });

  test("has a plain name and is not limited to https when the site runs without it", async () => {
    const server = await startServer();
    const browser = openBrowser(server);
    const { headers } = await browser.send(loginPath("register"), registrationOf());
    const [pair = "", ...rest] = headers.getSetCookie()[0]?.split("; ") ?? [];
    expect(pair).toMatch(/^session=[\w.%-]{40,}$/);
    expect(rest).toEqual(attributes.filter((each) => each !== "Secure"));
    expect(await isSignedIn(browser)).toBe(true);
    const other = browser.cookie?.replace("session=", "__Host-session=");
    expect(await isSignedIn({ site: server, cookie: other }), "the other name is not read").toBe(false);
  });

  testSeldom("of one site is invalid at another of the same name", async () => {
    const other = await startServer({ SITE_URL: siteUrl });
    const { browser } = await newMember();
    expect(await isSignedIn({ site: other, cookie: browser.cookie })).toBe(false);
  });

  test("with the name for http is ignored on https", async () => {
    const { browser } = await newMember();
    const value = browser.cookie?.replace("__Host-session=", "");
    for (const cookie of [`session=${value}`, `__host-session=${value}`])
      expect(await isSignedIn({ site: sharedSite(), cookie })).toBe(false);
    expect(await isSignedIn({ site: sharedSite(), cookie: `a=b; ${browser.cookie}; c=d` })).toBe(true);
  });

  test("is not what the store has of the session", async () => {
    const { browser, uid } = await newMember();
    const [session] = allOf(sharedSite(), uid).sessions ?? [];
    const value = browser.cookie?.replace("__Host-session=", "") ?? "";
    expect(Object.values(session ?? {})).not.toContain(value);
    const turned = value.startsWith("A") ? `B${value.slice(1)}` : `A${value.slice(1)}`;
    for (const forged of [session?.id, session?.tokenHash, turned, `${value}x`, `${value}.`, uid, ""])
      expect(
        await isSignedIn({ site: sharedSite(), cookie: `__Host-session=${encodeURIComponent(String(forged))}` }),
      ).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe.each(ways)("after %s", (_how, signIn) => {
  test("a cookie that a visitor sent is no session, and a different one is set", async () => {
    const planted = `__Host-session=${"a".repeat(43)}`;
    const browser = openBrowser(sharedSite(), planted);
    await signIn(browser);
    expect(browser.cookie).not.toBe(planted);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn({ site: sharedSite(), cookie: planted })).toBe(false);
  });

  test("the previous session of the browser ends, of the same account or another", async () => {
    const { browser, uid } = await newMember();
    const old = browser.cookie;
    await signIn(browser);
    expect(browser.cookie).not.toBe(old);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn({ site: sharedSite(), cookie: old })).toBe(false);
    expect(allOf(sharedSite(), uid).sessions).toEqual([]);
  });
});

test("a session that ends is ended at the site, and not only in the browser", async () => {
  const { browser, uid } = await newMember();
  const { cookie } = browser;
  await browser.send(dashboard, { intent: "signOut" });
  expect(browser.cookie).toBeUndefined();
  expect(await isSignedIn({ site: sharedSite(), cookie })).toBe(false);
  expect(allOf(sharedSite(), uid).sessions).toEqual([]);
});

test("private pages are sent with every security header, and without page scripts", async () => {
  const { browser } = await newMember();
  const plain = (await get("/admission")).headers;
  const names = ["content-security-policy", "x-frame-options", "x-content-type-options", "referrer-policy"];
  for (const path of [dashboard, `/mr${dashboard}`, "/my-data"]) {
    const answer = await browser.ask(path);
    for (const name of names) expect([path, answer.headers.get(name)]).toEqual([path, plain.get(name)]);
    if (path !== "/my-data") expect(scriptsIn(readHtml(await answer.text()))).toHaveLength(1);
  }
});
