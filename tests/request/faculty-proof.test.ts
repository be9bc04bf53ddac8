import { describe, expect, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { proofToken } from "#app/people/accounts/mailed-tokens.server.ts";
import {
  type FacultyMember,
  isSignedIn,
  logIn,
  loginPath,
  newMember,
  openBrowser,
  resultIn,
  sharedSite,
} from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { linkOf } from "../help/parts.ts";
import { placeOf } from "../help/place.ts";
import { hidden, mailsOnce } from "../help/posted-forms.ts";
import { languages } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { words } from "../help/words.ts";

const proofOf = ({ uid }: Pick<FacultyMember, "uid">) =>
  proofToken.sign(readSecret(placeOf(sharedSite().dataDir)), uid, Date.now());
const provenAt = ({ uid }: FacultyMember) =>
  rowsIn(sharedSite().dataDir, "SELECT provenAt FROM members WHERE uid = ?", uid)[0]?.provenAt;

describe.each(languages)("the link of a registration's mail, in %s", (language) => {
  const inOne = testsInOneLanguage(language);
  const { login: t } = words[language];
  const login = loginPath("", language);

  inOne("is in the mail, and proves nothing by being opened", async () => {
    const member = await newMember(undefined, { language, isProven: false });
    const [mail] = await mailsOnce(member.email, 1);
    const link = /https?:\/\/[^/]+(\/\S+proof=\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(link.startsWith(`${login}?proof=`)).toBe(true);
    for (const browser of [openBrowser(), member.browser]) {
      await (await browser.ask(link, { method: "HEAD" })).text();
      const { status, headers, page } = await browser.visit(link);
      expect([status, headers.get("cache-control"), headers.get("set-cookie")]).toEqual([200, "no-store", null]);
      expect(textOf(the(page, "#login"))).toContain(t.confirm.lead(member.email));
      expect(JSON.stringify([...all(page, "head link"), ...all(page, "head meta")])).not.toContain("proof=");
    }
    expect(provenAt(member)).toBeNull();
  });

  inOne("confirms by its button when the browser is logged in, and the password stays", async () => {
    const member = await newMember(undefined, { language, isProven: false });
    const proof = proofOf(member);
    const { page } = await member.browser.visit(`${login}?proof=${proof}`);
    expect(all(page, "#login-password")).toEqual([]);
    const done = await member.browser.send(login, { intent: "prove", proof: hidden(the(page, "#login"), "proof") });
    expect([done.status, resultIn(done.page)]).toEqual([200, t.results.proven]);
    expect(textOf(the(done.page, "dialog[open]"))).not.toContain(t.results.passwordEnded);
    expect(await isSignedIn(member.browser)).toBe(true);
    expect(provenAt(member)).toEqual(expect.any(Number));
    expect((await logIn(openBrowser(), member)).status).toBe(200);
  });

  inOne("confirms elsewhere by the password, which stays; a wrong one changes nothing", async () => {
    const member = await newMember(undefined, { language, isProven: false });
    const browser = openBrowser();
    const fields = { email: member.email, password: member.password, proof: proofOf(member) };
    const wrong = await browser.send(login, { ...fields, password: "not the right one" });
    expect([wrong.status, hidden(the(wrong.page, "#login-form"), "proof")]).toEqual([401, fields.proof]);
    expect(provenAt(member)).toBeNull();
    const done = await browser.send(login, fields);
    expect([done.status, resultIn(done.page)]).toEqual([200, t.results.proven]);
    expect(await isSignedIn(member.browser)).toBe(true);
    expect((await logIn(openBrowser(), member)).status).toBe(200);
  });

  inOne("confirms elsewhere by its button, which ends the password and says so", async () => {
    const member = await newMember(undefined, { language, isProven: false });
    const browser = openBrowser();
    const proof = proofOf(member);
    const done = await browser.send(login, { intent: "prove", proof });
    expect([done.status, resultIn(done.page)]).toEqual([200, t.results.proven]);
    expect(textOf(the(done.page, "dialog[open]"))).toContain(t.results.passwordEnded);
    expect(linkOf(the(done.page, "dialog[open]"), t.newPasswordLink).attributes.href).toBe(
      loginPath("forgot", language),
    );
    expect([await isSignedIn(browser), await isSignedIn(member.browser)]).toEqual([true, false]);
    expect((await logIn(openBrowser(), member)).status).toBe(401);

    const again = await openBrowser().send(login, { intent: "prove", proof });
    expect([again.status, resultIn(again.page)]).toEqual([400, t.results.badProof]);
    expect(again.headers.get("set-cookie")).toBeNull();
    const later = await openBrowser().visit(`${login}?proof=${proof}`);
    expect(resultIn(later.page)).toBe(t.results.badProof);
    expect(all(later.page, "#login-password"), "the plain form is there").toHaveLength(1);
    expect((await browser.visit(`${login}?proof=${proof}`)).status, "a member who is logged in is redirected").toBe(
      302,
    );
  });
});

test("the password of another account confirms nothing", async () => {
  const [member, other] = [
    await newMember(undefined, { isProven: false }),
    await newMember(undefined, { isProven: false }),
  ];
  const fields = { email: other.email, password: other.password, proof: proofOf(member) };
  const done = await openBrowser().send("/faculty-login", fields);
  expect([done.status, resultIn(done.page)]).toEqual([200, words.en.login.results.signedIn]);
  expect([provenAt(member), provenAt(other)]).toEqual([null, null]);
  expect(await isSignedIn(member.browser)).toBe(true);
});

test("a browser gets a device id at its first login, which no script reads and which signs nobody in", async () => {
  const { browser, email, password } = await newMember();
  const id = browser.device;
  expect(id).toMatch(/^__Host-device=[\w-]{22}$/);
  const { headers } = await logIn(browser, { email, password });
  expect(browser.device).toBe(id);
  expect(headers.getSetCookie()[1]).toBe(`${id}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`);
  expect(await isSignedIn({ site: sharedSite(), cookie: id })).toBe(false);
  const stranger = openBrowser();
  await logIn(stranger, { email, password: "not the right one" });
  expect(stranger.device).toBeUndefined();
});
