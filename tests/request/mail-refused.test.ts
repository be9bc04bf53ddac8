import { expect, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { attachStore } from "#app/lib/db/store.server.ts";
import { startWords } from "#app/office/start/start-words.ts";
import { freePort } from "../../scripts/measure/program.ts";
import { applicationOf, enquiryOf, feedbackOf, freshEmail } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { codeIn } from "../help/mails.ts";
import { placeOf } from "../help/place.ts";
import { expectWhole, formIn, hidden, keptOf, referenceIn, valuesIn } from "../help/posted-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { office, startMailServer } from "../help/smtp.ts";
import { newStaffSession } from "../help/staff-session.ts";
import { startServer } from "../help/started-server.ts";
import { testSeldom } from "../help/test-where.ts";
import { visitOf } from "../help/visit.ts";
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
    expect(textOf(the(page, "#enquiry-answer h3"))).toBe(sentence);
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

test("who could not be mailed a code asks to be called instead, with what is in the form, and the office is told", async () => {
  const port = await freePort();
  const server = await startServer(mail(port));
  for (const [path, { enquiry, call }] of [
    ["/", words.en],
    ["/mr", words.mr],
  ] as const) {
    const texts = { ...enquiryOf(freshEmail()), guardianName: "Sunita", guardianPhone: "9876500001" };
    const fields = { ...texts, isMinor: "1" };
    const { page } = await server.send(path, fields);
    const offer = the(page, "#enquiry-answer");
    expect(textOf(offer)).toContain(enquiry.callInstead);
    const button = the(offer, "button");
    expect(textOf(button)).toBe(call.submit);
    expect(button.attributes.form).toBe(formIn(page, "enquiry").attributes.id);
    expect(valuesIn(formIn(page, "enquiry"))).toMatchObject(texts);
    const typed = { ...fields, [button.attributes.name ?? ""]: button.attributes.value ?? "" };
    const wrong = await server.send(path, { ...typed, contactNumber: "12" });
    expect(wrong.status).toBe(400);
    expect(all(wrong.page, "#enquiry-answer a").map(({ attributes }) => attributes.href)).toEqual([
      "#enquiry-contactNumber",
    ]);
    expect(valuesIn(formIn(wrong.page, "enquiry"))).toMatchObject({ ...texts, contactNumber: "12" });
    const done = await server.send(path, typed);
    expect(done.status).toBe(200);
    expectWhole(done.page);
    const reference = referenceIn(done.page);
    expect(textOf(the(done.page, "#enquiry-answer"))).toContain(call.done);
    // Pressed twice, it is one request.
    expect(referenceIn((await server.send(path, typed)).page)).toBe(reference);
    const kept = rowsIn(server.dataDir, "SELECT * FROM submissions WHERE reference = ?", reference);
    expect(kept).toMatchObject([
      { status: "new", name: fields.fullName, phone: fields.contactNumber, callTime: "any", email: null },
    ]);
    expect(kept).toMatchObject([{ isMinor: 1, guardianName: "Sunita", guardianPhone: fields.contactNumber }]);
  }
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ isReady: false, mail: false });
  const { db, close } = await attachStore(placeOf(server.dataDir));
  const secret = readSecret(placeOf(server.dataDir));
  const cookie = `office_session=${await newStaffSession({ db, secret }, "office")}`;
  await close();
  for (const [path, t] of [
    ["/office", startWords.en],
    ["/mr/office", startWords.mr],
  ] as const) {
    const { page } = await visitOf(await fetch(server.url + path, { headers: { cookie } }));
    expect(all(page, "main .note.alert").map(textOf)).toContain(
      `${t.noMail.title} ${t.noMail.unreachable} ${t.noMail.meanwhile}`,
    );
  }
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
    server.process.kill("SIGTERM");
    await server.ended;
    const mails = await startMailServer({ port });
    await startServer({ ...mail(port), DATA_DIR: server.dataDir });
    expect(await mails.mailsTo(email, 2)).toHaveLength(2);
  },
);
