import { expect, test } from "vitest";
import { dashboard } from "../help/faculty-forms.ts";
import { loginPath, newMember, openBrowser } from "../help/faculty-visits.ts";
import { get, visit } from "../help/visit.ts";

const ways = [dashboard, "/%66aculty/dashboard", `${dashboard}?a=b`, `/mr${dashboard}`];

test("the dashboard of one member is never shown to another, in whatever order and spelling it is requested", async () => {
  const [one, other] = [
    await newMember(undefined, { name: "Asha One" }),
    await newMember(undefined, { name: "Ravi Two" }),
  ];
  for (const path of [...ways, ...ways]) {
    const answers = await Promise.all([one.browser.visit(path), other.browser.visit(path), visit(path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 302]);
    expect(answers.map(({ html }) => [html.includes(one.email), html.includes(other.email)])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("it is not shown after signing out, not even to a browser that has it cached", async () => {
  const { browser } = await newMember();
  const { headers } = await browser.visit(dashboard);
  expect([headers.get("etag"), headers.get("last-modified")]).toEqual([null, null]);
  const { cookie = "" } = browser;
  await browser.send(dashboard, { intent: "signOut" });
  for (const asked of [{ cookie }, { cookie, "if-none-match": "*" }, {}])
    expect((await get(dashboard, { headers: asked })).status).toBe(302);
});

test("the sign-in screen checks the session each time, and leaks nothing to the next visitor", async () => {
  const { browser } = await newMember();
  for (const path of ["/faculty-login", "/mr/faculty-login", loginPath("register")])
    for (const asker of [browser, openBrowser(), browser, openBrowser()]) {
      const { status, headers } = await asker.visit(path);
      expect(status).toBe(asker === browser ? 302 : 200);
      expect(headers.get("cache-control")).toBe("no-store");
    }
});

test("a form's answer is not cached, and a public page is the same for a member", async () => {
  const member = await newMember();
  await openBrowser().send("/faculty-login", { email: member.email, password: "wrong" });
  expect((await visit("/faculty-login")).html).not.toContain(member.email);
  for (const path of ["/", "/faculty", "/mr/admission"]) {
    const [plain, asked] = [await visit(path), await member.browser.visit(path)];
    expect(asked.html).toBe(plain.html);
    expect(asked.headers.get("set-cookie")).toBeNull();
    expect(asked.headers.get("cache-control")).toMatch(/^public/);
  }
});

test("other methods and formats of the dashboard are not found", async () => {
  const { browser } = await newMember();
  for (const path of [`${dashboard}.data`, "/my-data.data", `${dashboard}/x`, "/faculty/Dashboard", "/mr/my-data"])
    expect([path, (await browser.ask(path)).status]).toEqual([path, 404]);
  const slash = await get(`${dashboard}/`);
  expect([slash.status, slash.headers.get("location")]).toEqual([308, dashboard]);
  expect((await (await get("/sitemap.xml")).text()).includes("dashboard")).toBe(false);
});
