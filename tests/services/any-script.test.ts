import { expect, test } from "vitest";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { keptLines } from "../help/any-script.ts";
import { rowsIn } from "../help/rows.ts";
import { enquiry, feedback, openServices, outboxEmpty, sender } from "../help/services.ts";
import { office, openWithMail } from "../help/smtp.ts";

const lines = keptLines.map(([, text]) => text);

/** The text of a mail as a reader sees it: with either kind of line end, marked as quoted, and without wrapping. */
const asRead = (text: string) => text.replaceAll("\r\n", "\n").replace(/^> /gm, "");

test("what was typed in any script is stored and mailed unchanged", async () => {
  const { submissions, dataDir, mails } = await openServices({ OFFICE_EMAIL: office });
  for (const [index, text] of lines.entries()) {
    const fields = { name: text, email: `a${index}@example.org`, text: `${text}\n\n  ${text}` };
    expect(await submissions.keep("feedback", feedbackDetails(fields), sender)).toMatchObject({ ok: true });
  }
  const rows = rowsIn(dataDir, "SELECT name, text FROM submissions ORDER BY rowid");
  expect(rows).toEqual(lines.map((text) => ({ name: text, text: `${text}\n\n  ${text}` })));
  await outboxEmpty(dataDir);
  const officeMails = (await mails()).filter(({ to }) => to === office);
  for (const [index, text] of lines.entries()) {
    const mail = officeMails.find(({ replyTo }) => replyTo === `a${index}@example.org`);
    expect(mail && asRead(mail.text)).toContain(`${text}\n\n  ${text}`);
    expect(mail?.subject).not.toMatch(/[\r\n\u202E]/);
  }
});

test("5,000 characters of Marathi are stored and mailed unchanged", async () => {
  const { server, submissions, dataDir } = await openWithMail();
  const text = "अभिप्राय ".repeat(556).slice(0, 5000).trim();
  await submissions.keep("feedback", feedbackDetails({ ...feedback, text }), sender);
  expect(rowsIn(dataDir, "SELECT text FROM submissions")).toEqual([{ text }]);
  const [officeMail] = await server.mailsTo(office);
  expect(officeMail && asRead(officeMail.text)).toContain(text);
});

test("an enquiry in any script is deduplicated when its form is sent twice", async () => {
  const { enquiries, dataDir } = await openServices();
  for (const [index, fullName] of lines.entries()) {
    const fields = { ...enquiry, fullName, hscPercentage: fullName, email: `a${index}@example.org` };
    const one = await enquiries.submit(fields, sender);
    expect(one).toMatchObject({ ok: true });
    expect(await enquiries.submit(fields, sender)).toEqual(one);
  }
  expect(rowsIn(dataDir, "SELECT count(*) AS count FROM submissions")).toEqual([{ count: lines.length }]);
});
