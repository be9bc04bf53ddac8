import { expect, test } from "vitest";
import { command } from "../help/commands.ts";
import { dataFolder } from "../help/services.ts";
import { type Manner, startMailServer } from "../help/smtp.ts";

const to = "principal@example.org";
const run = (settings: Record<string, string>, ...args: string[]) =>
  command({ DATA_DIR: dataFolder(), ...settings }, "mail", ...args);

test("npm run mail sends a test mail, and says how it went and where to look", async () => {
  const server = await startMailServer({ asksPassword: true });
  const { code, output } = await run(server.settings, to);
  expect({ code, mails: server.mails }).toMatchObject({ code: 0, mails: [{ to }] });
  expect(output).toMatch(
    /^127\.0\.0\.1:\d+ took the mail to principal@example\.org \(perhaps without TLS, signed in as office\)\. .*spam folder/,
  );
});

test.each<[Manner, RegExp]>([
  [
    { refusesPassword: 535 },
    /^Not sent\. The mail server refused the sign-in: .*password of MAIL_URL.* said: 535 Not today\n$/,
  ],
  [{ refusesSender: 550 }, /^Not sent\. .*MAIL_FROM must be .* said: 550 Not today\n$/],
  [{ refusesReader: 550, says: "5.1.1 Nobody" }, /^Not sent\. .*this address alone.* said: 550 5\.1\.1 Nobody\n$/],
  ["dies", /^Not sent\. The mail server of MAIL_URL did not answer, or broke off/],
])("a mail server that %j: npm run mail says what to do", async (manner, words) => {
  const server = await startMailServer({ asksPassword: true, manner });
  const { code, output, errors } = await run(server.settings, to);
  expect({ code, output }).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(words);
  expect(errors).not.toContain("s3cret");
});

test("without a mail server, or without an address, npm run mail says what is missing", async () => {
  expect((await run({}, to)).errors).toMatch(/^MAIL_URL is not set: /);
  expect((await run({})).errors).toMatch(/npm run mail -- you@example\.org/);
  expect((await run({}, "Asha")).errors).toMatch(/npm run mail -- you@example\.org/);
});
