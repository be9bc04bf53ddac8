import { expect, inject, test } from "vitest";
import { version } from "../../package.json";
import { appCode, forgetCodes } from "../help/app-code.ts";
import { newMember } from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { keptOn, newStaff, openOffice, signInTo } from "../help/office.ts";
import { hidden } from "../help/posted-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { foreign, get, posted, type Visit } from "../help/visit.ts";

const addresses = [
  "/office",
  "/office/",
  "/office/people",
  "/office/people/",
  "/office/account/recovery-codes",
  "/office/nothing/here",
  "/office/people?answered=made-up-id",
  "/%6Fffice/activity",
];

test("a stranger gets the same sign-in screen, byte for byte, at every address of the office", async () => {
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const response = await get(address);
      const followed = response.status === 302 ? await get(response.headers.get("location") ?? "") : response;
      const { status, headers } = followed;
      const told = ["cache-control", "x-robots-tag", "content-type"].map((name) => headers.get(name));
      return JSON.stringify([status, told, await followed.text()]);
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^\[401,\["no-store","noindex","text\/html; charset=utf-8"\].*Office login/);
});

test("a form of a stranger goes to the sign-in screen too, and none from elsewhere is read", async () => {
  const known = await get("/office/people", posted({ do: "suspend" }));
  const unknown = await get("/office/nothing", posted({ do: "suspend" }));
  expect([known.status, unknown.status]).toEqual([401, 401]);
  expect(await known.text()).toBe(await unknown.text());
  const byScript = await get("/office/people", posted({ do: "suspend" }, { "x-fragment": "people" }));
  expect([byScript.status, await byScript.text()]).toEqual([401, ""]);
  for (const headers of foreign) expect((await get("/office", posted({ gate: "password" }, headers))).status).toBe(403);
});

test("a session of the faculty opens nothing of the office, and one of the office nothing of the faculty", async () => {
  const member = await newMember();
  const [, value = ""] = (member.browser.cookie ?? "").split("=");
  const asOffice = await get("/office", {
    headers: { cookie: `${member.browser.cookie}; __Host-office_session=${value}` },
  });
  expect(asOffice.status).toBe(401);
  const { browser } = await newStaff("office");
  const session = browser.cookies.get("__Host-office_session");
  const asFaculty = await get("/faculty/dashboard", { headers: { cookie: `__Host-session=${session}` } });
  expect(asFaculty.status).toBe(302);
  expect((await browser.visit("/office")).status).toBe(200);
});

test("the office's menu and the bar of a phone mark where one is", async () => {
  const { browser } = await newStaff("office");
  const marked = async (path: string) => {
    const { page } = await browser.visit(path);
    return all(page, ":is(.office-menu, .office-thumb) [aria-current]").map((each) => [
      each.attributes.href ?? "more",
      each.attributes["aria-current"],
    ]);
  };
  const inbox = "/office/inbox";
  expect(new Set((await marked(inbox)).map(String))).toEqual(new Set([`${inbox},page`]));
  expect(new Set((await marked(`${inbox}/new`)).map(String))).toEqual(new Set([`${inbox},true`]));
  expect(await marked("/office")).toEqual([["/office", "page"]]);
  // On a phone, the guide is behind "more".
  expect((await marked("/office/guide")).map(String).sort()).toEqual(["/office/guide,page", "more,true"]);
});

test("known and unknown addresses get the same answer, and an account waits after wrong passwords", async () => {
  const { email } = await newStaff("office");
  const browser = openOffice();
  const typed = (address: string) =>
    browser.send("/office", { gate: "password", email: address, password: "wrong one" });
  const [one, other] = [await typed(email), await typed("nobody@office.example")];
  expect(one.status).toBe(401);
  expect(one.html.replaceAll(email, "")).toBe(other.html.replaceAll("nobody@office.example", ""));
  for (let tries = 0; tries < 5; tries += 1) await typed(email);
  expect((await typed(email)).status).toBe(429);
});

test("five wrong codes end the step, also for the right one; one with too few digits is no attempt", async () => {
  const { app, email, password } = await newStaff("office");
  const browser = openOffice();
  const step = await browser.send("/office", { gate: "password", email, password });
  const signed = hidden(the(step.page, "#gate-form"), "signed");
  const enter = (code: string) => browser.send("/office", { gate: "code", signed, code });
  const slip = await enter("०१२३४");
  expect([slip.status, textOf(the(slip.page, "#gate-answer"))]).toEqual([401, expect.stringContaining("6 digits")]);
  expect(the(slip.page, "#gate-code").attributes.value, "to be corrected").toBe("०१२३४");
  for (let tries = 0; tries < 5; tries += 1) {
    const wrong = await enter("000000");
    expect([wrong.status, textOf(the(wrong.page, "#gate-answer"))]).toEqual([
      401,
      expect.stringContaining("not right"),
    ]);
  }
  const spent = await enter(appCode(app));
  expect([spent.status, textOf(the(spent.page, "#gate-answer"))]).toEqual([
    401,
    expect.stringContaining("start again with your password"),
  ]);
});

test("who signs in gets to the page that was asked for, and what was sent without a session is done", async () => {
  const person = await newStaff("office");
  const asked = await signInTo(openOffice(), person, "/office/activity?what=save");
  expect(textOf(the(asked.page, "h1"))).toBe("Activity");
  const late = openOffice();
  await signInTo(late, person);
  const { page } = await late.visit("/office/account");
  const form = { "form:person": hidden(the(page, "#languages-form"), "form:person") };
  // The session is over; the form is of a page from before.
  late.cookies.delete("__Host-office_session");
  const stopped = await late.send("/office/account", { do: "languages", locale: "mr", firstLanguage: "mr", ...form });
  expect(textOf(stopped.page)).toContain("When Asha Namune logs in here, it is saved");
  const kept = Object.fromEntries(
    all(stopped.page, "input[type=hidden]").map(({ attributes }) => [attributes.name ?? "", attributes.value ?? ""]),
  );
  const step = await late.send("/office/account", { ...kept, email: person.email, password: person.password });
  const signed = hidden(the(step.page, "#gate-form"), "signed");
  await late.send("/office/account", { ...kept, gate: "code", signed, code: appCode(person.app) });
  const account = await late.visit("/office/account");
  expect(the(account.page, "select[name=locale] option[selected]").attributes.value).toBe("mr");
});

test("what a stranger sends is not sent back, and what staff sent only up to 64 KB", async () => {
  const text = "सूचना ".repeat(2000);
  const stranger = await openOffice().send("/office/records/notices/new", { "text.mr": text });
  expect([stranger.status, stranger.html.includes("सूचना सूचना")]).toEqual([401, false]);
  expect(textOf(stranger.page)).toContain("What you just sent is not saved.");
  const { browser } = await newStaff("office");
  const { page } = await browser.visit("/office/account");
  const form = { "form:person": hidden(the(page, "#languages-form"), "form:person") };
  browser.cookies.delete("__Host-office_session");
  const sent = (typed: string) => browser.send("/office/records/notices/new", { "text.mr": typed, ...form });
  const kept = await sent(text);
  expect(all(kept.page, "input[name='kept:text.mr']").map(({ attributes }) => attributes.value)).toEqual([text]);
  const long = await sent(text.repeat(3));
  expect([long.status, long.html.length < 20_000]).toEqual([401, true]);
  expect(textOf(long.page)).toContain("What you just sent is not saved.");
});

test("what is sensitive asks again after a quarter of an hour, and is done after that", async () => {
  const { browser, email, password } = await newStaff("admin");
  rowsIn(
    inject("dataDir"),
    "UPDATE staffSessions SET confirmedAt = 0 WHERE userId = (SELECT id FROM staffUsers WHERE email = ?) RETURNING id",
    email,
  );
  const invitation = { do: "new", name: "Ravi Namune", email: `new-${email}`, role: "office", locale: "en" };
  const asked = await browser.send("/office/people", invitation);
  expect([asked.status, textOf(the(asked.page, "h1"))]).toEqual([403, "Please confirm that it is you"]);
  const kept = Object.fromEntries(
    all(the(asked.page, "#gate-form"), "input[type=hidden]").map(({ attributes }) => [
      attributes.name ?? "",
      attributes.value ?? "",
    ]),
  );
  const done = await browser.send("/office/people", { ...kept, password });
  expect(textOf(the(done.page, "main"))).toContain(`new-${email}`);
});

test("what a clerk left at the sign-in screen is not done by the admin, and is said; what is their own is asked once more", async () => {
  const [clerk, admin] = [await newStaff("office"), await newStaff("admin")];
  const browser = openOffice();
  const invitation = { do: "new", name: "Ravi", email: `left-${admin.email}`, role: "admin", locale: "en" };
  /** Sends the form from a page of somebody whose session is over. */
  async function leave(person: typeof admin, address: string) {
    await signInTo(browser, person);
    const { page } = await browser.visit("/office/account");
    const form = { "form:person": hidden(the(page, "#languages-form"), "form:person") };
    await browser.send("/office", { gate: "signOut" });
    return browser.send("/office/people", { ...invitation, email: address, ...form });
  }
  async function signIn(left: Visit) {
    const { email, password, app } = admin;
    const asked = await browser.send("/office/people", { ...keptOn(left.page), email, password });
    const entered = await browser.send("/office/people", { ...keptOn(asked.page), code: appCode(app) });
    forgetCodes(inject("dataDir"), email);
    return entered;
  }
  const others = await signIn(await leave(clerk, invitation.email));
  expect([others.status, textOf(the(others.page, "h1"))]).toEqual([409, "This was not done"]);
  const seen = await browser.visit("/office/people");
  expect([seen.status, seen.html.includes(invitation.email)], "signed in, and nobody invited").toEqual([200, false]);

  const own = await signIn(await leave(admin, `own-${admin.email}`));
  expect([own.status, textOf(the(own.page, "h1"))]).toEqual([403, "Please press once more"]);
  expect(textOf(the(own.page, "main"))).toContain(`own-${admin.email}`);
  const before = await browser.visit("/office/people");
  expect(textOf(the(before.page, "main"))).not.toContain(`own-${admin.email}`);
  const form = the(own.page, "#again-form");
  const fields = Object.fromEntries(
    all(form, "input[type=hidden]").map(({ attributes: { name = "", value = "" } }) => [name, value]),
  );
  const done = await browser.send("/office/people", fields);
  expect(textOf(the(done.page, "main"))).toContain(`own-${admin.email}`);
});

test("the office sees a sentence in place of the people, the principal sees them, and neither changes any", async () => {
  const office = await newStaff("office");
  const seen = await office.browser.visit("/office/people");
  expect([seen.status, textOf(the(seen.page, "h1"))]).toEqual([403, "This page is not open to your account"]);
  const admin = await newStaff("admin");
  const guide = await office.browser.visit("/office/guide");
  expect(textOf(the(guide.page, "#help")), "the guide says whom to ask").toContain(admin.email);
  expect(textOf(the(guide.page, "main")), "and which version runs").toContain(`Version of this software: ${version}`);
  const principal = await newStaff("principal");
  expect((await principal.browser.visit("/office/people")).status).toBe(200);
  expect((await principal.browser.send("/office/people", { do: "suspend", uid: "x" })).status).toBe(403);
});
