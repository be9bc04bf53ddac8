import { describe, expect, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { makeToken } from "#app/people/accounts/mailed-tokens.server.ts";
import { command } from "../help/commands.ts";
import { allOf, profileOf, uidOf } from "../help/faculty-kept.ts";
import { type Browser, isSignedIn, newMember, openBrowser, resultIn, sharedSite } from "../help/faculty-visits.ts";
import { freshEmail } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { placeOf } from "../help/place.ts";
import { languages, pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { logged } from "../help/server-process.ts";
import { dataFolder } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";
import { testSeldom } from "../help/test-where.ts";
import { words } from "../help/words.ts";

const hour = 3_600_000;
const ignored = /a custom token that is used or expired was ignored/;

/** A custom token of a site, created at a time. */
const tokenOf = (dataDir: string, email = freshEmail(), at = Date.now()) =>
  makeToken(readSecret(placeOf(dataDir)), { name: "Ravi Namune", email }, at);

/** Uses a token, as the form of its offer does. */
const use = (browser: Browser, token: string, path = "/faculty-login") =>
  browser.send(path, { intent: "token", token });

describe("specification 7: calls", () => {
  test("a custom token of npm run invite opens an account and signs in, once", async () => {
    const { dataDir } = sharedSite();
    const email = freshEmail();
    const { code, output } = await command({ DATA_DIR: dataDir }, "invite", "--name", "Ravi Namune", "--email", email);
    expect(code).toBe(0);
    const token = new URL(output.trim()).searchParams.get("token") ?? "";
    const browser = openBrowser();
    const { status, page } = await use(browser, token);
    expect(status).toBe(200);
    expect(resultIn(page)).toBe("Successfully logged in!");
    expect(await isSignedIn(browser)).toBe(true);
    const uid = uidOf(sharedSite(), email);
    const { members } = allOf(sharedSite(), uid);
    expect(members).toMatchObject([{ email, provenAt: expect.any(Number), approvedAt: null }]);
    expect(profileOf(sharedSite(), uid).data).toMatchObject({ name: "Ravi Namune", email, uid });

    const again = await use(openBrowser(), token);
    expect([again.status, again.headers.get("set-cookie")]).toEqual([400, null]);
    expect(resultIn(again.page)).toBe(words.en.login.results.badToken);
    expect(allOf(sharedSite(), uid).sessions).toHaveLength(1);
  });

  test("a token for a registered person signs them in, with their existing profile", async () => {
    const member = await newMember();
    const browser = openBrowser();
    expect((await use(browser, tokenOf(sharedSite().dataDir, member.email))).status).toBe(200);
    expect((await browser.visit("/faculty/dashboard")).html).toContain(member.name);
    expect(profileOf(sharedSite(), member.uid).data).toMatchObject({ name: member.name, department: "Pharmaceutics" });
  });

  test.each(languages)("opening its link in %s shows the offer, and does not use it up", async (language) => {
    const { dataDir } = sharedSite();
    const token = tokenOf(dataDir);
    const path = `${pathIn(language, "/faculty-login")}?token=${token}`;
    for (const method of ["HEAD", "GET", "GET", "HEAD"]) {
      const browser = openBrowser();
      const answer = await browser.ask(path, { method });
      await answer.text();
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(browser.cookie).toBeUndefined();
    }
    const browser = openBrowser();
    const { page } = await browser.visit(path);
    expect(all(page, "form[data-send]"), "it waits for a tap").toEqual([]);
    const offer = the(page, "#login-token-form");
    expect(all(page, "[role=status]").map(textOf).join()).toContain(words[language].login.invited);
    expect(textOf(the(offer, "button"))).toBe(words[language].login.enter);
    const fields = all(offer, "input").map(({ attributes: { name, value } }) => [name, value]);
    expect(Object.fromEntries(fields)).toEqual({ intent: "token", token });
    expect(all(page, "#login-password"), "the plain form is there too").toHaveLength(1);
    const shared = [...all(page, "head link"), ...all(page, "head meta")];
    expect(JSON.stringify(shared), "what phones share of the page").not.toContain(token);
    const done = await use(browser, token, the(offer, "input[name=token]") && offer.attributes.action?.split("#")[0]);
    expect([done.status, resultIn(done.page)]).toEqual([200, words[language].login.results.signedIn]);
    const later = await openBrowser().visit(path);
    expect(all(later.page, "#login-token-form"), "no offer any more").toEqual([]);
    expect(resultIn(later.page)).toBe(words[language].login.results.badToken);
  });

  test("a changed, foreign or expired token is ignored, and so is one that was used", async () => {
    const { dataDir } = sharedSite();
    const email = freshEmail();
    const token = tokenOf(dataDir, email);
    const [claims, expiresAt, mark] = token.split(".");
    const others = Buffer.from(JSON.stringify({ id: "x", name: "Eve", email: "eve@example.org" })).toString(
      "base64url",
    );
    const bad = [
      ...["", "x", "..", "a.b.c", "__proto__", token.slice(0, -1), `${token}x`, `${token}.x`, `${token}\0`],
      ...[`${others}.${expiresAt}.${mark}`, `${claims}.99999999999999.${mark}`, `${claims}.${expiresAt}.`],
      ...[tokenOf(dataFolder(), email), tokenOf(dataDir, email, Date.now() - 72 * hour - 1000)],
      readSecret(placeOf(dataDir)).sign("lookup", claims ?? "", Number(expiresAt)),
    ];
    for (const each of bad) {
      const { page } = await openBrowser().visit(`/faculty-login?token=${encodeURIComponent(each)}`);
      expect(all(page, "#login-token-form")).toEqual([]);
      const { status, headers } = await use(openBrowser(), each);
      expect([each, status, headers.get("set-cookie")]).toEqual([each, 400, null]);
    }
    expect(rowsIn(dataDir, "SELECT 1 FROM spentTokens WHERE id = 'x'")).toEqual([]);
    expect(uidOf(sharedSite(), email)).toBe("");
    const answers = await Promise.all([1, 2, 3].map(() => use(openBrowser(), token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("INITIAL_AUTH_TOKEN lets the first visitor in, and the second sees the plain screen", async () => {
    const dataDir = dataFolder();
    const email = freshEmail();
    const token = tokenOf(dataDir, email);
    const server = await startServer({ DATA_DIR: dataDir, INITIAL_AUTH_TOKEN: token });
    const site = { url: server.url, dataDir };
    const first = openBrowser(site);
    const offer = await first.visit("/faculty-login");
    expect(all(offer.page, "form[data-send]")).toHaveLength(1);
    expect(the(offer.page, "form[data-send] input[name=token]").attributes.value).toBe("");
    const done = await use(first, "");
    expect([done.status, resultIn(done.page)]).toEqual([200, "Successfully logged in!"]);
    expect(await isSignedIn(first)).toBe(true);
    expect(uidOf(site, email)).not.toBe("");
    const second = await openBrowser(site).visit("/faculty-login");
    expect(all(second.page, "form[data-send]")).toEqual([]);
    expect(all(second.page, "#login-password")).toHaveLength(1);
    expect(await logged(server, ignored)).toContain('"level":40');
    expect((await use(openBrowser(site), "")).status).toBe(400);
    const { html } = await first.visit("/faculty/dashboard");
    for (const page of [offer.html, done.html, second.html, html]) expect(page).not.toContain(token.slice(0, 30));
    expect(server.written.output + server.written.errors).not.toContain(token.slice(0, 30));
  });

  testSeldom("a token in the settings that was used before a restart is ignored, which is logged", async () => {
    const dataDir = dataFolder();
    const server = await startServer({ DATA_DIR: dataDir, INITIAL_AUTH_TOKEN: "not.a.token" });
    const { status, page } = await openBrowser({ url: server.url, dataDir }).visit("/faculty-login");
    expect(status).toBe(200);
    expect(all(page, "form[data-send]")).toEqual([]);
    await logged(server, ignored);
    expect(server.written.output).not.toContain("not.a.token");
  });

  test("without INITIAL_AUTH_TOKEN there is no offer, and an empty token is invalid", async () => {
    const { page } = await openBrowser().visit("/faculty-login");
    expect(all(page, "form[data-send]")).toEqual([]);
    expect((await use(openBrowser(), "")).status).toBe(400);
  });
});
