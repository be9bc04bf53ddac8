import { describe, expect, vi } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { makeToken } from "#app/people/accounts/mailed-tokens.server.ts";
import { type FacultyMember, loginPath, newMember, openBrowser, sendCode, sharedSite } from "../help/faculty-visits.ts";
import { freshEmail, mailsWith, registrationOf } from "../help/forms.ts";
import { placeOf } from "../help/place.ts";
import { type Language, languages } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import type { Visit } from "../help/visit.ts";

/** An answer without what differs between requests: address, ticket and the wait. */
function comparable({ status, headers, html }: Visit, email: string) {
  // The server closes a connection after a thousand answers, whatever was requested.
  const others = ["date", "content-length", "retry-after", "connection", "keep-alive"];
  const names = [...headers.keys()].filter((name) => !others.includes(name));
  const plain = html
    .replaceAll(email, "EMAIL")
    .replace(/(name="ticket" value="|ticket=)[\w-]{22}/g, "$1TICKET")
    .replace(/\d+ seconds?|[०-९]+ सेकंद\S*/g, "SECONDS");
  return { status, names, html: plain };
}

/** Every request to the screen for an address that may have an account. */
const questions: [what: string, ask: (email: string, language: Language) => Promise<Visit[]>][] = [
  [
    "a wrong password, up to the wait",
    async (email, language) => {
      const browser = openBrowser();
      const answers: Visit[] = [];
      for (let tried = 0; tried < 6; tried += 1)
        answers.push(await browser.send(loginPath("", language), { email, password: "not the right one" }));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
      return answers;
    },
  ],
  ...["otp", "forgot"].map((mode): (typeof questions)[number] => [
    `a code for ${mode}, entered wrong until it is dead, and another too soon`,
    async (email, language) => {
      const browser = openBrowser();
      const { answer, ticket } = await sendCode(browser, email, mode, language);
      const entered = { email, ticket, otp: "000000", password: "the newest of kettles" };
      const answers = [answer];
      for (let tried = 0; tried < 6; tried += 1) answers.push(await browser.send(loginPath(mode, language), entered));
      answers.push(await browser.send(loginPath(mode, language), { email, intent: "send" }));
      answers.push(await browser.send(loginPath(mode, language), { email, intent: "send", ticket }));
      expect(answers.map(({ status }) => status)).toEqual([200, ...Array(6).fill(400), 429, 429]);
      return answers;
    },
  ]),
  [
    "an invitation",
    async (email, language) => {
      const token = makeToken(readSecret(placeOf(sharedSite().dataDir)), { name: "Asha", email }, Date.now());
      const offer = await openBrowser().visit(`${loginPath("", language)}?token=${token}`);
      const send = () => openBrowser().send(loginPath("", language), { intent: "token", token });
      const answers = [await send(), await send()];
      expect(answers.map(({ status }) => status)).toEqual([200, 400]);
      return [{ ...offer, html: offer.html.replaceAll(token, "TOKEN") }, ...answers];
    },
  ],
];

const prove = ({ uid }: FacultyMember) =>
  rowsIn(sharedSite().dataDir, "UPDATE members SET provenAt = 1 WHERE uid = ?", uid);
const suspend = ({ uid }: FacultyMember) =>
  rowsIn(sharedSite().dataDir, "UPDATE members SET suspendedAt = 1 WHERE uid = ?", uid);

describe.each(languages)("in %s no answer reveals whether an address has an account", (language) => {
  const inOne = testsInOneLanguage(language);
  inOne.each(questions)("by %s", async (what, ask) => {
    const [known, suspended] = [await newMember(), await newMember()];
    suspend(suspended);
    // The first proof of an address reveals to its owner that somebody had registered.
    prove(known);
    const strange = freshEmail();
    const wanted = (await ask(strange, language)).map((answer) => comparable(answer, strange));
    // A person with an invitation to a suspended account is told so.
    for (const { email } of what === "an invitation" ? [known] : [known, suspended])
      expect((await ask(email, language)).map((answer) => comparable(answer, email))).toEqual(wanted);
  });

  inOne("by the number of mails: each address gets one, with a code or without", async () => {
    const { email } = await newMember(undefined, { language });
    const strange = freshEmail();
    const mailsTo = (address: string) => mailsWith(sharedSite().dataDir, address);
    // The mail about the registration is sent by the outbox, which takes a moment.
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), { timeout: 10_000 });
    for (const each of [email, strange]) await sendCode(openBrowser(), each, "otp", language);
    const mails = await Promise.all([email, strange].map(mailsTo));
    expect(mails.map((each) => each.length)).toEqual([2, 1]);
  });

  inOne("except by registering with it, which has to reveal that it is taken", async () => {
    const { email } = await newMember();
    expect((await openBrowser().send(loginPath("register", language), registrationOf(email))).status).toBe(409);
  });
});
