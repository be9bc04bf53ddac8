import { expect, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { makeToken } from "#app/people/accounts/mailed-tokens.server.ts";
import { freePort } from "../../scripts/measure/program.ts";
import { dashboard, formsAgainst, furnishedMember } from "../help/faculty-forms.ts";
import { logIn, loginPath, newMember, openBrowser, sendCode } from "../help/faculty-visits.ts";
import { otherCode, registrationOf } from "../help/forms.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { startServer } from "../help/started-server.ts";
import { testSeldom } from "../help/test-where.ts";

test("the log contains nothing about members: no address, name, password, code, token, cookie or what they write", async () => {
  const server = await startServer();
  const member = await furnishedMember(server);
  const guest = openBrowser(server);
  const secrets = [member.email, member.name, member.password, member.uid, member.facultyId, member.department];
  secrets.push(...Object.values(member.works), ...Object.values(member.files), "ghee", "draft of awards", "Eve");

  await logIn(guest, { ...member, password: "a wrong kettle" });
  await guest.send(loginPath("register"), registrationOf(member.email));
  await guest.send(loginPath("register"), { ...registrationOf(), password: "short 1" });
  for (const mode of ["otp", "forgot"]) {
    const { ticket, code } = await sendCode(guest, member.email, mode);
    const fields = { email: member.email, ticket, password: "the newest of kettles" };
    await guest.send(loginPath(mode), { ...fields, otp: otherCode(code) });
    await guest.send(loginPath(mode), { ...fields, otp: code });
    secrets.push(ticket, code);
  }
  secrets.push("a wrong kettle", "short 1", "the newest of kettles");
  const token = makeToken(
    readSecret(placeOf(server.dataDir)),
    { name: "Ravi Guest", email: "ravi.guest@example.org" },
    Date.now(),
  );
  await guest.visit(`/faculty-login?token=${token}`);
  for (const each of [token, token, `${token}x`]) await guest.send("/faculty-login", { intent: "token", token: each });
  secrets.push(token.slice(0, 40), "ravi.guest", "Ravi Guest");

  const { browser } = await newMember(server, { name: "Sunita Member" });
  for (const [, fields] of formsAgainst(member)) await browser.send(dashboard, fields);
  await logIn(member.browser, { ...member, password: "the newest of kettles" });
  await member.browser.upload("photo", new Blob(["no picture of Asha"]));
  await (await member.browser.ask("/my-data")).text();
  await member.browser.send(dashboard, { intent: "erase", current: "the newest of kettles" });
  const cookies = [guest, browser, member.browser, member.phone].flatMap(({ cookie }) => cookie?.split("=")[1] ?? []);
  secrets.push(...cookies, "Sunita", "no picture", "127.0.0.1");

  server.process.kill("SIGTERM");
  await server.ended;
  const { output, errors } = server.written;
  expect(errors).toBe("");
  expect(output).toMatch(/"level":40.*a custom token that is used or expired was ignored/);
  expect(output).not.toContain('"level":50');
  for (const secret of secrets) expect(output, secret).not.toContain(secret);
});

testSeldom(
  "the log contains nothing about members when the store or the mail server fails",
  {
    timeout: 60_000,
  },
  async () => {
    const mail = { MAIL_URL: `smtp://user:hush@127.0.0.1:${await freePort()}`, MAIL_FROM: "site@institute.example" };
    const server = await startServer(mail);
    const member = await furnishedMember(server);
    const fields = { ...registrationOf("ravi@example.org"), name: "Ravi Guest" };
    const forms = formsAgainst(member).filter(([what]) =>
      /^(a profile|one more of|a password|the end of all)/.test(what),
    );
    const statements = ["INSERT", "UPDATE", "DELETE"];
    for (const table of ["documents", "sessions", "members", "audit", "codes"]) {
      const refusal = "BEGIN SELECT RAISE(ABORT, 'disk full'); END";
      for (const statement of statements)
        rowsIn(server.dataDir, `CREATE TRIGGER no${statement} BEFORE ${statement} ON ${table} ${refusal}`);
      await openBrowser(server).send(loginPath("register"), fields);
      await logIn(openBrowser(server), member);
      await openBrowser(server).send(loginPath("otp"), { email: member.email, intent: "send" });
      for (const [, sent] of forms) await openBrowser(server, member.browser.cookie).send(dashboard, sent);
      for (const statement of statements) rowsIn(server.dataDir, `DROP TRIGGER no${statement}`);
    }
    const { output, errors } = server.written;
    expect(errors).toBe("");
    for (const told of [/"level":50.*a form could not be taken/, /its account is rolled back/, /a mail was not sent/])
      expect(output).toMatch(told);
    const secrets = [
      member.email,
      member.name,
      member.password,
      "ravi@example.org",
      "Ravi",
      "hush",
      "ghee",
      "Eve",
      "kettle",
    ];
    for (const secret of [...secrets, member.browser.cookie?.split("=")[1] ?? "no cookie"])
      expect(output, secret).not.toContain(secret);
  },
);
