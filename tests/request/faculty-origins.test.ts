import { describe, expect, test } from "vitest";
import { refusals } from "#app/lib/http/refusals.server.ts";
import { dashboard, formsAgainst, furnishedMember } from "../help/faculty-forms.ts";
import { allOf, uidOf } from "../help/faculty-kept.ts";
import { isSignedIn, loginPath, newMember, openBrowser, sendCode, sharedSite } from "../help/faculty-visits.ts";
import { freshEmail, mailsWith, registrationOf } from "../help/forms.ts";
import { isRest } from "../help/is-rest.ts";
import { isTestedIn } from "../help/one-of-two.ts";
import { languages, pathIn } from "../help/routes.ts";
import { foreign, posted } from "../help/visit.ts";

describe("from another site", () => {
  test.each([isRest ? "en" : "mr"] as const)(
    "no form of the dashboard in %s has an effect for a signed-in member",
    async (language) => {
      const member = await furnishedMember();
      const before = allOf(sharedSite(), member.uid);
      for (const [what, fields] of formsAgainst(member))
        for (const headers of foreign)
          for (const part of [{}, { "x-fragment": "profile" }]) {
            const sent = posted(fields, { ...headers, ...part, cookie: member.browser.cookie });
            const answer = await openBrowser().ask(pathIn(language, dashboard), sent);
            expect([what, answer.status, answer.headers.get("set-cookie")]).toEqual([what, 403, null]);
            expect(await answer.text()).toBe(refusals[language].foreign);
          }
      expect(allOf(sharedSite(), member.uid)).toEqual(before);
      expect(await isSignedIn(member.browser)).toBe(true);
    },
  );

  test("no file is accepted", async () => {
    const member = await newMember();
    const before = allOf(sharedSite(), member.uid);
    for (const headers of foreign) {
      const answer = await member.browser.upload("photo", new Blob(["a"]), headers);
      expect(answer.status).toBe(403);
    }
    expect(allOf(sharedSite(), member.uid)).toEqual(before);
  });

  test.each(languages)("nobody is signed in, registered or mailed by the screen in %s", async (language) => {
    const member = await newMember();
    const { ticket, code } = await sendCode(openBrowser(), member.email);
    const newcomer = registrationOf();
    const asked = freshEmail();
    const before = allOf(sharedSite(), member.uid);
    const forms: [mode: string, fields: Record<string, string>][] = [
      ["", { email: member.email, password: member.password }],
      ["otp", { ticket, otp: code }],
      ["otp", { email: asked, intent: "send" }],
      ["forgot", { email: asked, intent: "send" }],
      ["register", newcomer],
      ["", { intent: "token", token: "" }],
    ];
    for (const [mode, fields] of forms)
      for (const headers of foreign) {
        const { status, headers: told } = await openBrowser().send(loginPath(mode, language), fields, headers);
        expect([mode, status, told.get("set-cookie")]).toEqual([mode, 403, null]);
      }
    expect(allOf(sharedSite(), member.uid)).toEqual(before);
    expect(uidOf(sharedSite(), newcomer.email)).toBe("");
    expect(await mailsWith(sharedSite().dataDir, asked)).toEqual([]);
    expect((await openBrowser().send(loginPath("otp"), { ticket, otp: code })).status, "the code still holds").toBe(
      200,
    );
  });

  test("a link that looks like a form changes nothing", async () => {
    const member = await furnishedMember();
    const before = allOf(sharedSite(), member.uid);
    for (const [what, fields] of formsAgainst(member))
      for (const method of ["GET", "HEAD"].filter((each) => isTestedIn(each === "GET", what))) {
        const answer = await member.browser.ask(`${dashboard}?${new URLSearchParams(fields)}`, { method });
        await answer.text();
        expect(answer.status).toBe(200);
      }
    expect(allOf(sharedSite(), member.uid)).toEqual(before);
  });
});

test("a browser that names the same site is trusted, with an origin or without", async () => {
  const member = await newMember();
  for (const headers of [{}, { origin: undefined, "sec-fetch-site": "same-origin" }]) {
    const { status } = await member.browser.send(dashboard, { intent: "draft", name: "Asha" }, headers);
    expect(status).toBe(200);
  }
});
