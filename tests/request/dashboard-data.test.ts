import { describe, expect, test } from "vitest";
import { accountMail } from "#app/people/accounts/account-emails.ts";
import { placesOf } from "../help/faculty.ts";
import { dashboard, furnishedMember } from "../help/faculty-forms.ts";
import { allOf, profileOf } from "../help/faculty-kept.ts";
import { isSignedIn, logIn, loginPath, newMember, openBrowser, sendCode, sharedSite } from "../help/faculty-visits.ts";
import { codeTo, otherCode, registrationOf } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { expectWhole, hidden, mailsOnce } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { institute } from "../help/sample-records.ts";
import { outboxEmpty } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { words } from "../help/words.ts";

describe.each(languages)("the data of a member, in %s,", (language) => {
  const inOne = testsInOneLanguage(language);
  const path = pathIn(language, dashboard);
  const t = words[language].dashboard;

  inOne("are downloaded as one file: profile, works, draft, files, devices, and events", async () => {
    const member = await furnishedMember();
    const { browser, uid, phone } = member;
    await phone.send(dashboard, { intent: "signOut" });
    await logIn(openBrowser(), { ...member, password: "a wrong kettle" });
    const link = all((await browser.visit(path)).page, "#erase a")[0];
    expect(link && textOf(link)).toBe(t.download);
    expect(link?.attributes).toMatchObject({ href: "/my-data" });
    const answer = await browser.ask("/my-data");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    expect(answer.headers.get("cache-control")).toMatch(/no-store/);
    const data = await answer.json();
    expect(data.profile).toEqual(profileOf(sharedSite(), uid).data);
    for (const list of ["publications", "patents", "copyrights"]) expect(data.profile[list]).toHaveLength(1);
    expect(data.draft).toMatchObject({ awards: "A draft of awards" });
    const files = data.files.map(({ kind, base64 }: Record<string, string>) => [
      kind,
      Buffer.from(base64 ?? "", "base64").toString(),
    ]);
    expect(Object.fromEntries(files)).toEqual({ photo: `photo of ${uid}`, resume: `resume of ${uid}` });
    const events = data.activity.map(({ event }: { event: string }) => event).toSorted();
    expect(events).toEqual(expect.arrayContaining(["registered", "signedIn", "signedOut"]));
    expect(Object.keys(data).sort()).toEqual([
      "account",
      "activity",
      "devices",
      "draft",
      "files",
      "profile",
      "published",
    ]);
    expect(data.published, "nothing is approved yet").toBeNull();
    expect(data.devices).toEqual([
      expect.objectContaining({ userAgent: expect.any(String), seenAt: expect.any(String) }),
    ]);
    for (const { at } of data.activity) expect(new Date(at).toISOString()).toBe(at);
    const secrets = rowsIn(sharedSite().dataDir, "SELECT password FROM credentials WHERE userId = ?", uid);
    expect(JSON.stringify(data)).not.toContain(String(secrets[0]?.password));
  });

  inOne("are not erased without the member's password", async () => {
    const { browser, uid } = await newMember();
    const before = allOf(sharedSite(), uid);
    const { errors } = words[language].form;
    for (const [current, sentence] of [
      ["", errors.missing(t.current, "")],
      ["not the right one", errors.wrongPassword(t.current, "")],
    ] as const) {
      const { status, page } = await browser.send(path, { intent: "erase", confirms: "erase", current });
      expect(status).toBe(400);
      expect(all(the(page, "#erase-answer"), "a").map(textOf)).toEqual([sentence]);
      expect(textOf(the(page, "#erase-current-error"))).toBe(sentence);
      expect(all(page, "#erase details details[open]")).toHaveLength(1);
      expectWhole(page);
    }
    expect(allOf(sharedSite(), uid)).toEqual(before);
  });

  inOne("are erased with an OTP too, but only with the one that was requested for it", async () => {
    const { browser, uid, email } = await newMember();
    const asked = await browser.send(path, { intent: "send", confirms: "erase" });
    expect([asked.status, textOf(the(asked.page, "#erase-answer"))]).toEqual([200, t.codeSent]);
    const form = the(asked.page, "#erase-form");
    expect(all(form, "input").map(({ attributes: { name } }) => name)).toEqual(["confirms", "ticket", "otp"]);
    const fields = { intent: "erase", confirms: "erase", ticket: hidden(form, "ticket") };
    const otp = await codeTo(sharedSite().dataDir, email);
    const { errors } = words[language].form;
    for (const [typed, sentence] of [
      ["", errors.missing(words[language].login.otp, "")],
      [otp.slice(1), errors.notSixDigits("", "")],
      [otherCode(otp), errors.wrongCode("", "")],
    ] as const) {
      const { status, page } = await browser.send(path, { ...fields, otp: typed });
      expect([status, textOf(the(page, "#erase-otp-error"))]).toEqual([400, sentence]);
      const kept = typed.length === 5 ? typed : "";
      expect(the(page, "#erase-otp").attributes.value ?? "").toBe(kept);
      expect(hidden(the(page, "#erase-form"), "ticket"), "the right one can still be typed").toBe(fields.ticket);
      expectWhole(page);
    }
    const again = await browser.send(path, { intent: "send", confirms: "erase", ticket: fields.ticket });
    expect([again.status, Number(again.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
    const { status, page } = await browser.send(path, { ...fields, otp });
    expect([status, textOf(the(page, "main [role=status]"))]).toEqual([200, t.erased]);
    expect(Object.values(allOf(sharedSite(), uid)).flat()).toEqual([]);
  });

  inOne("are erased with it: the account, the sessions, the public page, with a mail", async () => {
    const member = await newMember(undefined, { language });
    const { browser, email, uid } = member;
    // A mail about an account is erased with the account if it was not sent before.
    await mailsOnce(email, 1);
    const other = openBrowser();
    await logIn(other, member);
    const { status, headers, html, page } = await browser.send(path, {
      intent: "erase",
      current: member.password,
    });
    expect([status, headers.get("cache-control"), browser.cookie]).toEqual([200, "no-store", undefined]);
    expect(textOf(the(page, "main [role=status]"))).toBe(t.erased);
    expect(html).not.toContain(email);
    expect(await isSignedIn(other)).toBe(false);
    expect(Object.values(allOf(sharedSite(), uid)).flat()).toEqual([]);
    const mails = await mailsOnce(email, 2);
    expect(mails.at(-1)?.subject).toBe(accountMail[language].erased.subject(institute(language).shortName));
    expect((await logIn(openBrowser(), member)).status).toBe(401);
    expect((await openBrowser().send(loginPath("register"), registrationOf(email))).status, "it is free again").toBe(
      200,
    );
  });
});

test("nothing of an erased member is left in the store, except that there was an account and when", async () => {
  const server = await startServer();
  const member = await furnishedMember(server);
  const browser = openBrowser(server);
  const { ticket, code } = await sendCode(browser, member.email);
  await browser.send(loginPath("otp"), { ticket, otp: code });
  await sendCode(openBrowser(server), member.email, "forgot");
  await logIn(openBrowser(server), { ...member, password: "a wrong kettle" });
  expect(placesOf(server.dataDir, member.email)).toEqual(expect.arrayContaining(["users.email", "codes.emailKey"]));
  await browser.send(dashboard, { intent: "erase", current: member.password });
  await outboxEmpty(server.dataDir);
  const typedTexts = [
    member.email,
    member.name,
    "GM-17",
    "ghee",
    "draft of awards",
    ...Object.values(member.files),
    "photo of",
  ];
  expect(placesOf(server.dataDir, ...typedTexts)).toEqual([]);
  expect(placesOf(server.dataDir, member.uid)).toEqual(["audit.uid"]);
  const notes = rowsIn(server.dataDir, "SELECT event FROM audit WHERE uid = ? ORDER BY at, rowid", member.uid);
  expect(notes.at(-1)).toEqual({ event: "deleted" });
});

test("a pending code opens nothing after the account was erased", async () => {
  const { browser, email, password } = await newMember();
  const { ticket } = await sendCode(openBrowser(), email);
  await browser.send(dashboard, { intent: "erase", current: password });
  const otp = await codeTo(sharedSite().dataDir, email);
  expect((await openBrowser().send(loginPath("otp"), { ticket, otp })).status).toBe(400);
});
