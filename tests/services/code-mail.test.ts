import { expect, test, vi } from "vitest";
import { createCodes } from "#app/lib/codes/codes.server.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { createLimits } from "#app/lib/limits/limits.server.ts";
import { createMail } from "#app/lib/mail/transport.server.ts";
import { openLimitsFile } from "#app/lib/process-state.server.ts";
import { noAccountEmail } from "#app/people/accounts/account-emails.ts";
import { createCodeMail, sendNewCode } from "#app/ui/email/code-mail.server.ts";
import { createRender } from "#app/ui/email/render.server.ts";
import { codeIn, inHead } from "../help/mails.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { sample } from "../help/sample-records.ts";
import { dataFolder, enquiry, second, sender, setForward, ticketOf } from "../help/services.ts";
import { type Manner, openWithMail, startMailServer } from "../help/smtp.ts";
import { patient } from "../help/wait.ts";

test.each([
  ["en", /^\d{6} is your OTP/, "https://institute.example/?ticket="],
  ["mr", /^\d{6} हा तुमचा OTP/, "https://institute.example/mr?ticket="],
] as const)("the code is sent by the mail server, in the visitor's language (%s)", async (locale, subject, link) => {
  const { server, enquiries } = await openWithMail("takes");
  const ticket = ticketOf(await enquiries.submit(enquiry, { ...sender, locale }));
  const [mail, ...others] = server.mails;
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(subject);
  expect(mail?.text).toContain(`${link}${ticket}#enquiry`);
  expect(mail?.envelope).toEqual({ from: "site@institute.example", to: [enquiry.email] });
  expect(mail && inHead(mail, "From")).toEqual(["Institute <site@institute.example>"]);
  expect(mail && inHead(mail, "Auto-Submitted")).toEqual(["auto-generated"]);
  expect(await enquiries.confirm(ticket, mail ? codeIn(mail) : "", sender)).toMatchObject({ ok: true });
});

test.each<Manner>([{ refusesReader: 451 }, { refusesReader: 550 }, { refusesMail: 554 }, "dies"])(
  "a mail server that %j: the visitor sees that no code was sent, and may retry at once",
  async (manner) => {
    const { server, enquiries, dataDir } = await openWithMail(manner);
    expect(await enquiries.submit(enquiry, sender)).toMatchObject({ ok: false, reason: "unsent" });
    expect(rowsIn(dataDir, "SELECT hash FROM codes")).toEqual([{ hash: "" }]);
    expect(server.mails).toEqual([]);
    expect(await enquiries.submit(enquiry, sender)).toMatchObject({ ok: false, reason: "unsent" });
    server.turn("takes");
    const ticket = ticketOf(await enquiries.submit(enquiry, sender));
    const [mail] = server.mails;
    expect(await enquiries.confirm(ticket, mail ? codeIn(mail) : "", sender)).toMatchObject({ ok: true });
  },
);

test("a mail server that is down: no code was sent", async () => {
  const { server, enquiries } = await openWithMail("takes");
  await server.close();
  expect(await enquiries.submit(enquiry, sender)).toMatchObject({ ok: false, reason: "unsent" });
});

test("the first code stays valid when another cannot be sent, which may be requested again at once", async () => {
  const { server, enquiries } = await openWithMail("takes");
  const ticket = ticketOf(await enquiries.submit(enquiry, sender));
  server.turn({ refusesMail: 451 });
  setForward(61 * second);
  const [first] = server.mails;
  const failed = await enquiries.resend(ticket, sender);
  if (failed.ok || failed.reason !== "unsent") throw new Error("The mail was sent.");
  expect(await enquiries.behind(failed.ticket)).toMatchObject({ enquiry: { email: enquiry.email } });
  server.turn("takes");
  ticketOf(await enquiries.resend(failed.ticket, sender));
  expect(server.mails).toHaveLength(2);
  expect(await enquiries.confirm(ticket, first ? codeIn(first) : "", sender)).toMatchObject({ ok: true });
});

test("the same enquiry sent again while the mail is being sent waits for the same result, and gets no ticket of an invalid code", async () => {
  const { server, enquiries, dataDir } = await openWithMail({ refusesMail: 451 });
  const results = await Promise.all([enquiries.submit(enquiry, sender), enquiries.submit(enquiry, sender)]);
  expect(results).toMatchObject([{ reason: "unsent" }, { reason: "unsent" }]);
  expect(server.tries).toEqual([enquiry.email]);
  expect(rowsIn(dataDir, "SELECT hash FROM codes WHERE hash != ''")).toEqual([]);
});

test.each<Manner>(["isSilent", "neverAnswers"])(
  "a mail server that %s is not waited for longer than the site's timeout",
  async (manner) => {
    const server = await startMailServer({ manner });
    const dataDir = dataFolder();
    const limits = createLimits({ counts: openLimitsFile(dataDir), secret: readSecret(placeOf(dataDir)) });
    const mail = createMail({ url: server.settings.MAIL_URL, from: "a@example.org", dataDir, patience: 300 });
    const codeMail = createCodeMail({ limits, mail, render: createRender(() => sample), noAccountEmail });
    const result = await codeMail.send({ purpose: "enquiry", email: "b@example.org", locale: "en", code: "012345" });
    expect(result).not.toBe("sent");
    limits.close();
    await server.close();
  },
);

test("a code whose mail is late can be entered: the mail server is slow, and the visitor is told so", async () => {
  const dataDir = dataFolder();
  const { db, close } = await openStore(placeOf(dataDir));
  const codes = createCodes({ secret: readSecret(placeOf(dataDir)), now: Date.now });
  const codeMail = { allow: vi.fn(), refund: vi.fn(), pretend: vi.fn(), send: vi.fn(async () => "unsure" as const) };
  const aim = { purpose: "enquiry" as const, emailKey: enquiry.email, resourceId: "one" };
  let code = "";
  const sent = await sendNewCode(
    { db, codeMail },
    { purpose: "enquiry", email: enquiry.email, address: "192.0.2.1" },
    (tx) => codes.issue(tx, aim),
    (made) => {
      code = made.code;
      return { locale: "en", code };
    },
  );
  expect(sent).toMatchObject({ ok: true, isLate: true });
  expect(codeMail.refund).not.toHaveBeenCalled();
  expect(await codes.redeem(db, "enquiry", ticketOf(sent), code)).toMatchObject({ resourceId: "one" });
  await close();
});

test("a mail that hangs blocks no other", async () => {
  const server = await startMailServer({ manner: "neverAnswers" });
  const mail = createMail({ url: server.settings.MAIL_URL, from: "a@example.org", dataDir: "", patience: 1000 });
  const message = { to: "b@example.org", subject: "", html: "", text: "" };
  const hanging = mail.sendNow(message).catch((error: unknown) => error);
  await vi.waitFor(() => expect(server.held).toHaveLength(1), patient);
  server.turn("takes");
  await mail.sendNow(message);
  expect(server.mails).toHaveLength(1);
  expect(await hanging).toMatchObject({ code: "ETIMEDOUT" });
});

test("a code that is sent to nobody takes the same work, so that no answer is faster", () => {
  const limits = { peek: vi.fn(), consume: vi.fn(), refund: vi.fn(), reset: vi.fn(), tidy: vi.fn(), close: vi.fn() };
  const mail = { send: vi.fn(), sendNow: vi.fn(), folder: undefined, close: vi.fn() };
  const letter = vi.fn(noAccountEmail);
  const delivery = { purpose: "lookup" as const, email: "b@example.org", locale: "en" as const, code: undefined };
  createCodeMail({ limits, mail, render: createRender(() => sample), noAccountEmail: letter }).pretend(delivery);
  expect(letter).toHaveBeenCalledTimes(1);
  expect(mail.sendNow).not.toHaveBeenCalled();
});
