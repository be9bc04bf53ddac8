import { expect, test } from "vitest";
import { applicationOf, enquiryOf, feedbackOf, freshEmail } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { codeIn } from "../help/mails.ts";
import { expectWhole, formIn, hidden, keptOf, referenceIn, valuesIn } from "../help/posted-forms.ts";
import { freePort } from "../help/server-process.ts";
import { office, startMailServer } from "../help/smtp.ts";
import { startServer } from "../help/started-server.ts";
import { testSeldom } from "../help/test-where.ts";
import { words } from "../help/words.ts";

const mail = (port: number) => ({
  ...{ MAIL_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "site@institute.example", OFFICE_EMAIL: office },
});

test("a code that cannot be mailed is reported in the specification's words, and can be retried at once, with every mail", async () => {
  const port = await freePort();
  const server = await startServer(mail(port));
  const fields = enquiryOf(freshEmail());
  const said = { "/": "Error sending OTP. Please try again.", "/mr": words.mr.form.problems.unsent };
  for (const [path, sentence] of [...Object.entries(said), ...Object.entries(said)]) {
    const { status, headers, page } = await server.send(path, fields);
    expect(status).toBe(503);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(textOf(the(page, "#enquiry-answer"))).toBe(sentence);
    expect(valuesIn(formIn(page, "enquiry"))).toMatchObject(fields);
    expect(all(page, "dialog[open]")).toEqual([]);
    expectWhole(page);
  }
  const mails = await startMailServer({ port });
  const { status, page } = await server.send("/", fields);
  expect(status).toBe(200);
  expect(all(page, "dialog[open]")).toHaveLength(1);
  const [sent] = await mails.mailsTo(fields.email);
  const code = sent ? codeIn(sent) : "";
  const done = await server.send("/", { intent: "verify", ticket: hidden(page, "ticket"), otp: code });
  const reference = referenceIn(done.page);
  expect((await mails.mailsTo(fields.email, 2)).at(-1)?.subject).toContain(reference);
  expect(await mails.mailsTo(office)).toMatchObject([{ replyTo: fields.email }]);
  expect(server.written.errors).toBe("");
});

testSeldom(
  "application and feedback are stored while the mail server is down, and mailed when it is back",
  async () => {
    const port = await freePort();
    const server = await startServer(mail(port));
    const email = freshEmail();
    const application = await server.send("/courses/d-pharm", applicationOf(email));
    const feedback = await server.send("/feedback", feedbackOf(email));
    expect([application.status, feedback.status]).toEqual([200, 200]);
    expect(
      keptOf(email, server.dataDir)
        .map(({ reference }) => reference)
        .sort(),
    ).toEqual([referenceIn(application.page), referenceIn(feedback.page)]);
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(200);
    server.process.kill("SIGTERM");
    await server.ended;
    const mails = await startMailServer({ port });
    await startServer({ ...mail(port), DATA_DIR: server.dataDir });
    expect(await mails.mailsTo(email, 2)).toHaveLength(2);
  },
);
