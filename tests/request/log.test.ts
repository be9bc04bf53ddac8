import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { freePort } from "../../scripts/measure/program.ts";
import { enquiryOf, feedbackOf, freshEmail, guardian, otherCode } from "../help/forms.ts";
import { textOf, the } from "../help/html.ts";
import { codeOnceTo, formIn, hidden, keptOf, referenceIn, valuesIn } from "../help/posted-forms.ts";
import { brokenOff, requestText } from "../help/raw-request.ts";
import { type StartedServer, startServer } from "../help/started-server.ts";
import { testSeldom } from "../help/test-where.ts";
import { patient } from "../help/wait.ts";
import { words } from "../help/words.ts";

/** Sends forms whose connection breaks off. */
async function breakOffForms({ url, port }: StartedServer): Promise<void> {
  const head = [`Host: 127.0.0.1:${port}`, "Content-Type: application/x-www-form-urlencoded", "Content-Length: 1000"];
  for (const part of [[], ["X-Fragment: feedback"]]) {
    const line = requestText("POST /feedback HTTP/1.1", [...head, `Origin: ${url}`, ...part]);
    await brokenOff(url, `${line}name=Asha`);
  }
}

test("the log contains nothing about senders: no name, address, number, code or reference, and a form that is aborted is no error", async () => {
  const server = await startServer();
  const email = freshEmail();
  const fields = { ...enquiryOf(email), ...guardian };
  const { page } = await server.send("/", fields);
  const ticket = hidden(page, "ticket");
  const otp = await codeOnceTo(email, server.dataDir);
  await server.send("/", { ...fields, email: "asha.namune@nowhere" });
  await server.send("/", { ...fields, website: "x" });
  await server.send("/", { intent: "verify", ticket, otp: otherCode(otp) });
  await server.send("/", { intent: "resend", ticket });
  await fetch(`${server.url}/?ticket=${ticket}`);
  const reference = referenceIn((await server.send("/", { intent: "verify", ticket, otp })).page);
  await server.send("/my-enquiry", { reference, email });
  await server.send("/my-enquiry", { intent: "erase", pass: "pass-of-asha" });
  await fetch(`${server.url}/my-enquiry?email=${email}`, { method: "POST", body: email });
  await fetch(`${server.url}/%zz?${email}`);
  await breakOffForms(server);
  server.process.kill("SIGTERM");
  await server.ended;

  const { output, errors } = server.written;
  expect(errors).toBe("");
  expect(output).toMatch(/stopped/);
  expect(output).not.toMatch(/"level":[56]0/);
  const secrets = [email, "asha.namune", ...Object.values(guardian).slice(1), fields.fullName, fields.contactNumber];
  for (const secret of [...secrets, "9876543210", "127.0.0.1", otp, reference, ticket, "pass-of-asha"])
    expect(output, secret).not.toContain(secret);
});

testSeldom("the log contains nothing about senders when mails cannot be sent", async () => {
  const port = await freePort();
  const server = await startServer({ MAIL_URL: `smtp://user:hush@127.0.0.1:${port}`, MAIL_FROM: "site@example.org" });
  const email = freshEmail();
  await server.send("/", enquiryOf(email));
  const reference = referenceIn((await server.send("/feedback", feedbackOf(email))).page);
  await vi.waitFor(() => expect(server.written.output.match(/a mail was not sent/g)).toHaveLength(2), patient);
  const { output, errors } = server.written;
  expect(errors).toBe("");
  expect(output).toMatch(/a code was not sent/);
  for (const secret of [email, reference, "Asha", "library", "hush"]) expect(output, secret).not.toContain(secret);
});

test("a store that cannot store a form is logged without its content; the form says so, and the next attempt is accepted", async () => {
  const server = await startServer();
  const email = freshEmail();
  const fields = feedbackOf(email);
  await server.send("/feedback", feedbackOf(freshEmail()));
  const other = new DatabaseSync(join(server.dataDir, "store.sqlite"), { timeout: 5000 });
  other.exec("BEGIN IMMEDIATE");
  const refused = await server.send("/feedback", fields);
  other.exec("ROLLBACK");
  other.close();
  expect(refused.status).toBe(503);
  expect(textOf(the(refused.page, "#feedback-answer"))).toContain(words.en.form.problems.notKept);
  expect(valuesIn(formIn(refused.page, "feedback"))).toMatchObject(fields);
  const { output, errors } = server.written;
  expect(errors).toBe("");
  expect(output).toMatch(/a form could not be taken/);
  for (const secret of [email, fields.name, fields.text]) expect(output, secret).not.toContain(secret);
  expect((await server.send("/feedback", fields)).status).toBe(200);
  expect(keptOf(email, server.dataDir)).toHaveLength(1);
});
