import { describe, expect, test } from "vitest";
import { accountMail } from "#app/people/accounts/account-emails.ts";
import { dashboard, deviceOf } from "../help/faculty-forms.ts";
import { allOf } from "../help/faculty-kept.ts";
import { isSignedIn, logIn, newMember, openBrowser, sharedSite } from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { linkOf } from "../help/parts.ts";
import { expectWhole, mailsOnce } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { institute } from "../help/sample-records.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { posted } from "../help/visit.ts";
import { words } from "../help/words.ts";

const agents = {
  "Firefox on Windows": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Chrome on Android":
    "Mozilla/5.0 (Linux; Android 14; SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
  "Unknown browser": "",
};

/** Signs a member in with this browser. */
async function signedInWith(userAgent: string, { email, password }: { email: string; password: string }) {
  const browser = openBrowser();
  await (await browser.ask("/faculty-login", posted({ email, password }, { "user-agent": userAgent }))).text();
  return browser;
}

describe.each(languages)("on the dashboard in %s", (language) => {
  const inOne = testsInOneLanguage(language);
  const path = pathIn(language, dashboard);
  const t = words[language].dashboard;

  inOne("a new password replaces the old one, signs every other device out, and is reported by mail", async () => {
    const member = await newMember(undefined, { language });
    const { browser, email, password } = member;
    const [other, old] = [openBrowser(), browser.cookie];
    await logIn(other, member);
    const { status, page } = await browser.send(path, {
      intent: "password",
      current: password,
      password: "newest kettle",
    });
    expect(status).toBe(200);
    expect(textOf(the(page, "#password-answer"))).toBe(t.passwordChanged);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false]);
    expect(browser.cookie).not.toBe(old);
    expect(await isSignedIn({ site: sharedSite(), cookie: old })).toBe(false);
    expect((await logIn(openBrowser(), member)).status).toBe(401);
    expect((await logIn(openBrowser(), { email, password: "newest kettle" })).status).toBe(200);
    const mails = await mailsOnce(email, 2);
    expect(mails.at(-1)?.subject).toBe(accountMail[language].passwordChanged.subject(institute(language).shortName));
    expect(mails.at(-1)?.text).not.toContain("newest kettle");
    expectWhole(page);
  });

  inOne("the old password is required and must be right", async () => {
    const { browser, uid } = await newMember();
    const before = allOf(sharedSite(), uid);
    for (const [current, code] of [
      ["not the right one", "wrongPassword"],
      ["", "missing"],
    ] as const) {
      const { status, page } = await browser.send(path, { intent: "password", current, password: "newest kettle" });
      expect(status).toBe(400);
      const sentence = words[language].form.errors[code](t.current, "");
      expect(all(the(page, "#password-answer"), "a").map((link) => [link.attributes.href, textOf(link)])).toEqual([
        ["#password-current", sentence],
      ]);
      expect(textOf(the(page, "#password-current-error"))).toBe(sentence);
      expect(all(page, "#password input[type=password]").filter(({ attributes: { value } }) => value)).toEqual([]);
      expectWhole(page);
    }
    expect(allOf(sharedSite(), uid)).toEqual(before);
  });

  inOne("every device is listed by its browser, and any other than this one can be signed out", async () => {
    const member = await newMember();
    const browsers = await Promise.all(Object.values(agents).map((agent) => signedInWith(agent, member)));
    const [desk = openBrowser(), phone = openBrowser()] = browsers;
    const { page } = await desk.visit(path);
    const items = all(page, "#devices li");
    expect(items).toHaveLength(4);
    const names = items.map((item) => textOf(the(item, "strong")));
    const named = (name: string) =>
      name === "Unknown browser" ? t.unknownDevice : t.on(...(name.split(" on ") as [string, string]));
    for (const name of Object.keys(agents)) expect(names).toContain(named(name));
    const own = items.filter((item) => textOf(item).includes(`(${t.thisDevice})`));
    expect(own.map((item) => textOf(the(item, "strong")))).toEqual([named("Firefox on Windows")]);
    expect(
      own.flatMap((item) => all(item, "form")),
      "this device is signed out at the top",
    ).toEqual([]);
    for (const item of items) expect(textOf(item)).toMatch(/[\d०-९]{4}/);
    expect(all(page, "#devices form input[name=device]").map(({ attributes: { value } }) => value)).toContain(
      deviceOf(phone),
    );

    const { status, page: after } = await desk.send(path, { intent: "signOutDevice", device: deviceOf(phone) });
    expect([status, textOf(the(after, "#devices-answer"))]).toEqual([200, t.signedOutDevice]);
    expect(all(after, "#devices li")).toHaveLength(3);
    expect([await isSignedIn(phone), await isSignedIn(desk), await isSignedIn(member.browser)]).toEqual([
      false,
      true,
      true,
    ]);
    expectWhole(after);
  });

  inOne("logging out ends this session, and logging out everywhere ends all", async () => {
    const member = await newMember();
    const [one, other] = [openBrowser(), openBrowser()];
    for (const browser of [one, other]) await logIn(browser, member);
    const { cookie } = one;
    const out = await one.send(path, { intent: "signOut" });
    expect([out.status, out.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(textOf(the(out.page, "main [role=status]"))).toBe(t.signedOut);
    expect(out.html).not.toContain(member.email);
    expect(linkOf(out.page, t.logInAgain).attributes.href).toBe(pathIn(language, "/faculty-login"));
    expect(await isSignedIn({ site: sharedSite(), cookie })).toBe(false);
    expect([await isSignedIn(other), await isSignedIn(member.browser)]).toEqual([true, true]);

    const everywhere = await other.send(path, { intent: "signOutAll", current: member.password });
    expect([everywhere.status, textOf(the(everywhere.page, "main [role=status]"))]).toEqual([200, t.signedOut]);
    expect([other.cookie, await isSignedIn(member.browser)]).toEqual([undefined, false]);
    expect(allOf(sharedSite(), member.uid).sessions).toEqual([]);
  });
});

test("an unknown form of the dashboard changes nothing", async () => {
  const { browser, uid } = await newMember();
  const before = allOf(sharedSite(), uid);
  for (const intent of ["", "approve", "suspend", "__proto__", "toString", "delete"])
    expect((await browser.send(dashboard, { intent, email: "eve@example.org", name: "Eve" })).status).toBe(200);
  await browser.send(dashboard, { intent: "signOutDevice", device: "" });
  expect(allOf(sharedSite(), uid)).toEqual(before);
});

test("a User-Agent is stored shortened, so that a list of devices stays short", async () => {
  const member = await newMember();
  const browser = await signedInWith("windows ".repeat(1500), member);
  const devices = allOf(sharedSite(), member.uid).sessions ?? [];
  expect(Math.max(...devices.map(({ userAgent }) => String(userAgent).length))).toBeLessThanOrEqual(400);
  expect(all((await browser.visit(dashboard)).page, "#devices li")).toHaveLength(2);
});
