import { describe, expect, inject, onTestFinished, test } from "vitest";
import { myEnquiryWords } from "#app/forms/my-enquiry/my-enquiry-words.ts";
import { consentVersion } from "#app/forms/submissions/submission.ts";
import { submissionWords } from "#app/forms/submissions/submission-words.ts";
import { exportWords } from "#app/inbox/export/export-words.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { oneWords } from "#app/inbox/one/one-words.ts";
import { todayWords } from "#app/inbox/today/today-words.ts";
import { all, textOf, the } from "../help/html.ts";
import { freshPhone, pressAt } from "../help/inbox-visits.ts";
import { factsIn, hrefsIn, sectionOf } from "../help/parts.ts";
import { expectWhole, formIn, mailsOnce, referenceIn, send, valuesIn } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { startForAll } from "../help/started-server.ts";
import { freshAddress, visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

const { en: t } = inboxWords;
const path = "/call-me";
const fieldsOf = (phone = freshPhone()) => ({ fullName: "Asha Namune", phone, callTime: "afternoon" });
const marathi = (phone: string) => phone.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
const keptOn = (phone: string, dataDir = inject("dataDir")) =>
  rowsIn(dataDir, 'SELECT * FROM submissions WHERE phone = ? ORDER BY "createdAt"', phone);

describe.each(languages)("in %s", (language) => {
  const { call, enquiry, form } = words[language];
  const page = (address: string) => visit(pathIn(language, address));

  test("a line below the email field, and a tab of the pages on admission and fees, lead to the form", async () => {
    const home = (await page("/")).page;
    const link = all(the(home, "#enquiry"), `a[href="${pathIn(language, path)}"]`);
    expect(link.map(textOf)).toEqual([enquiry.noEmail]);
    for (const address of ["/admission", "/admission/fees"])
      expect(hrefsIn((await page(address)).page, "main nav a")).toContain(pathIn(language, path));
  });

  test("a name and a number are kept at once, answered with a reference, and mailed to the office", async () => {
    const fields = fieldsOf();
    const answer = await send(pathIn(language, path), fields);
    expect(answer.status).toBe(200);
    expectWhole(answer.page);
    const said = textOf(the(answer.page, "#call-answer"));
    const reference = referenceIn(answer.page);
    expect(reference).toMatch(/^E-/);
    expect(said).toContain(call.done);
    expect(said).toContain(call.mailed);
    expect(said).toContain(submissionWords[language].next.atOffice);
    expect(said).not.toMatch(/email|ईमेल/);
    const row = { kind: "enquiry", status: "new", reference, name: fields.fullName, locale: language };
    expect(keptOn(fields.phone)).toMatchObject([
      { ...row, callTime: "afternoon", email: null, confirmedAt: null, source: "site", consentVersion },
    ]);
    expect((await mailsOnce(reference, 1))[0]?.text).toContain(fields.phone);
  });

  test("what is missing or wrong is named, and what was typed stays", async () => {
    const typed = { fullName: "Asha", phone: "१२", callTime: "noon", isMinor: "1" };
    const { status, page } = await send(pathIn(language, path), typed);
    expect(status).toBe(400);
    expect(all(page, "#call-answer a").map(({ attributes }) => attributes.href)).toEqual([
      "#call-phone",
      "#call-guardianName",
    ]);
    expect(textOf(the(page, "#call-answer"))).toContain(form.errors.phone(call.phone, ""));
    expect(valuesIn(formIn(page, "call"))).toMatchObject({ fullName: "Asha", phone: "१२" });
    expect(the(page, "#call option[selected]").attributes.value).toBe("noon");
    expect(the(page, "[name=isMinor]").attributes).toHaveProperty("checked");
    expectWhole(page);
  });
});

test("a second person with a number, and the owner who did not ask, learn nothing of it from the answer", async () => {
  const staff = await signedInStaff();
  const fields = fieldsOf();
  const first = await send(path, fields);
  const second = await send(path, { ...fields, fullName: "Ravi Namune" }, { "x-forwarded-for": freshAddress() });
  const again = await send(path, fields);
  expect(referenceIn(again.page)).toBe(referenceIn(first.page));
  await pressAt(staff, `/office/inbox/${referenceIn(first.page)}`, "call:wrongNumber");
  const blocked = await send(path, { ...fields, fullName: "Tara" }, { "x-forwarded-for": freshAddress() });
  const saidBy = ({ page }: typeof first) => textOf(the(page, "#call-answer")).replace(referenceIn(page), "");
  for (const other of [second, blocked]) {
    expect([other.status, saidBy(other)]).toEqual([200, saidBy(first)]);
    expect(referenceIn(other.page)).not.toBe(referenceIn(first.page));
  }
  expect(keptOn(fields.phone).map(({ status, closedFor }) => [status, closedFor])).toEqual([
    ["closed", "didNotAsk"],
    ["closed", "duplicate"],
    ["closed", "duplicate"],
  ]);
  expect((await staff.visit("/office/inbox")).html).not.toContain(fields.phone);
  const told = await staff.visit(`/office/inbox/${referenceIn(second.page)}`);
  expect(told.html, "the reference that was told is found").toContain("Ravi Namune");
});

test("a number is one number however phones, keyboards and contact lists write it: shown, linked and called once", async () => {
  const staff = await signedInStaff();
  const phone = freshPhone();
  const [, one = "", two = ""] = phone.split(" ");
  const inMarathi = marathi(`${one}${two}`);
  const spellings = [`+91 0${one} ${two}`, `${one}–${two}`, `＋91(0)${one}/${two}.`, `tel:0091${one}${two}`, inMarathi];
  const references: string[] = [];
  for (const [at, typed] of spellings.entries()) {
    const fields = { ...fieldsOf(typed), fullName: `Asha ${"abcde"[at]}` };
    references.push(referenceIn((await send(path, fields, { "x-forwarded-for": freshAddress() })).page));
  }
  expect(keptOn(phone).map(({ status, closedFor }) => closedFor ?? status)).toEqual([
    "new",
    ...Array(4).fill("duplicate"),
  ]);
  const { page } = await staff.visit(`/office/inbox/${references[0]}`);
  expect(hrefsIn(page, "main a[href^='tel:']")[0]).toBe(`tel:+91${one}${two}`);
  expect(hrefsIn(page, "main a[href^='https://wa.me/']")[0]).toBe(`https://wa.me/91${one}${two}?text=`);
  expect(textOf(page)).toContain(phone);
  for (const typed of [`+91-0${one}-${two}`, `${one}/${two}`, inMarathi, `Reference: ${references[0]}.`]) {
    const found = await staff.visit(`/office/inbox?q=${encodeURIComponent(typed)}`);
    expect(hrefsIn(found.page, "main li a").join(), typed).toContain(references[0]);
  }
});

test.each(languages)(
  "no number is called that is another’s with more digits, nor one of two, in %s",
  async (language) => {
    const { call, form } = words[language];
    const digits = freshPhone().replace(/\D/g, "").slice(2);
    for (const [phone, code] of [
      [`${digits}1`, "phone"],
      [`${digits}12345`, "phone"],
      [`+91 ${digits}1`, "phone"],
      [`${digits} / 98220 12322`, "twoPhones"],
    ] as const) {
      const { status, page } = await send(pathIn(language, path), fieldsOf(phone));
      expect([status, valuesIn(formIn(page, "call")).phone]).toEqual([400, phone]);
      expect(textOf(the(page, "#call-answer"))).toContain(form.errors[code](call.phone, ""));
    }
  },
);

test("fields that the form does not have are neither stored nor called", async () => {
  const phone = freshPhone();
  const more = { email: "a@example.org", guardianPhone: "9000000000", confirmedAt: "1", status: "talking", text: "x" };
  await send(path, { ...fieldsOf(phone), ...more, callTime: "midnight", isMinor: "1", guardianName: "Sunita" });
  expect(keptOn(phone)).toMatchObject([
    { callTime: "any", email: null, text: null, status: "new", confirmedAt: null, guardianPhone: phone },
  ]);
  const adult = freshPhone();
  await send(path, { ...fieldsOf(adult), guardianName: "Sunita", guardianPhone: "9000000000" });
  expect(keptOn(adult)).toMatchObject([{ isMinor: 0, guardianName: null, guardianPhone: null }]);
});

test("a poster's address is the source, and the office counts and exports who asked for a call", async () => {
  const staff = await signedInStaff("principal");
  const phone = freshPhone();
  const address = `${path}?from=poster-bus-stand`;
  expect(formIn((await visit(address)).page, "call").attributes.action).toBe("#call-answer");
  const reference = referenceIn((await send(address, fieldsOf(phone))).page);
  const one = await staff.visit(`/office/inbox/${reference}`);
  expect(textOf(sectionOf(one.page, oneWords.en.sent))).toContain("Poster, bus-stand");
  expect((await staff.visit("/office/inbox/sources")).html).toMatch(
    /[\d,]+ of these asked for a call and gave no email address\./,
  );
  expect((await staff.visit("/office/inbox/export")).html).toContain(exportWords.en.names.callTime);
});

test("the office calls it first, marked as not confirmed, until it has spoken with the person", async () => {
  const staff = await signedInStaff();
  const phone = freshPhone();
  const minor = { isMinor: "1", guardianName: "Sunita Namune" };
  const reference = referenceIn((await send(path, { ...fieldsOf(phone), ...minor })).page);
  const list = (await staff.visit("/office/inbox")).page;
  expect(textOf(all(list, "main section h2")[0] ?? list)).toBe(todayWords.en.groups.calls);
  const rows = all(all(list, "main section:has(h2)")[0] ?? list, "li").filter((row) =>
    hrefsIn(row, "a").join().includes(reference),
  );
  expect(rows.map(textOf).join()).toContain(t.unconfirmedCall);
  expect(rows.map(textOf).join()).toContain(submissionWords.en.callTimes.afternoon);

  const at = `/office/inbox/${reference}`;
  const { page } = await staff.visit(at);
  expect(textOf(page)).toContain(oneWords.en.unconfirmedCall);
  expect(textOf(the(page, "button[value='call:wrongNumber']"))).toBe(t.closedFor.didNotAsk);
  expect(hrefsIn(page, "main a[href^='tel:']")[0]).toBe(`tel:${phone.replaceAll(" ", "")}`);
  await pressAt(staff, at, `guardian:${reference}`);
  const spoken = await pressAt(staff, at, "call:spoke", { when: "none" });
  expect(textOf(spoken.page)).not.toContain(oneWords.en.unconfirmedCall);
  expect(textOf(the(spoken.page, "button[value='call:wrongNumber']"))).toBe(oneWords.en.after.wrongNumber);
  expect(keptOn(phone)).toMatchObject([{ confirmedAt: expect.any(Number), guardianConfirmedAt: expect.any(Number) }]);
});

test("“did not ask” closes it with that reason, and says that nobody calls the number for a month", async () => {
  const staff = await signedInStaff();
  const reference = referenceIn((await send(path, fieldsOf())).page);
  const closed = await pressAt(staff, `/office/inbox/${reference}`, "call:wrongNumber");
  expect(factsIn(closed.page)[oneWords.en.after.stateNow]).toContain(t.closedFor.didNotAsk);
  expect(textOf(the(closed.page, "[role=status]"))).toContain(oneWords.en.done.didNotAsk);
});

test.each(languages)(
  "a request is withdrawn where its answer says, with the end of the number, in %s",
  async (language) => {
    const { withdraw } = myEnquiryWords[language];
    const phone = freshPhone();
    const page = pathIn(language, "/my-enquiry");
    const sent = (await send(pathIn(language, path), fieldsOf(phone))).page;
    expect(hrefsIn(the(sent, "#call-answer"))).toContain(`${page}#withdraw`);
    expect(hrefsIn(the((await visit(pathIn(language, path))).page, "#call"))).toContain(`${page}#withdraw`);
    const typed = { intent: "withdraw", reference: referenceIn(sent), lastDigits: phone.slice(-4) };
    expectWhole((await visit(page)).page);

    const refused = await send(page, { ...typed, lastDigits: "12" });
    expect(refused.status).toBe(400);
    expect(hrefsIn(refused.page, "#my-enquiry-answer a")).toEqual(["#my-enquiry-lastDigits"]);
    expect(valuesIn(formIn(refused.page, "my-enquiry"))).toMatchObject({
      reference: typed.reference,
      lastDigits: "12",
    });
    expectWhole(refused.page);

    const answers = [
      await send(page, { ...typed, lastDigits: phone.slice(-4) === "0000" ? "0001" : "0000" }),
      await send(page, { ...typed, reference: "E-2222-2222" }),
    ];
    expect(keptOn(phone)).toHaveLength(1);
    answers.push(await send(page, { ...typed, lastDigits: marathi(phone) }), await send(page, typed));
    expect(keptOn(phone)).toEqual([]);
    for (const { status, page: answered } of answers)
      expect([status, textOf(the(answered, "#my-enquiry-answer"))]).toEqual([200, withdraw.done]);
    const shown = answers.map(({ page: answered }) => valuesIn(formIn(answered, "my-enquiry")));
    expect(shown[0], "wrong digits can be corrected").toMatchObject({
      reference: typed.reference,
      lastDigits: expect.stringMatching(/^000/),
    });
  },
);

test("neither reference nor number opens it at /my-enquiry, which says how the office tells what is kept", async () => {
  const phone = freshPhone();
  const reference = referenceIn((await send(path, fieldsOf(phone))).page);
  const before = await mailsOnce(reference, 1);
  const { status, page } = await send("/my-enquiry", { reference, email: "stranger@example.org" });
  expect([status, textOf(page).includes("Asha Namune")]).toEqual([200, false]);
  expect((await send("/my-enquiry", { reference, email: "", phone })).status).toBe(400);
  expect((await mailsOnce(reference, 1)).length).toBe(before.length);
  expect(textOf((await visit("/my-enquiry")).page)).toContain("We call you back on the number that you gave");
  expect(textOf((await visit("/mr/my-enquiry")).page)).toContain("तुम्ही दिलेल्या क्रमांकावर आम्ही परत फोन करू");
});

describe("a store that refuses", () => {
  const site = startForAll();

  test("keeps nothing and says so, with what was typed; the same form is then accepted", async () => {
    const { dataDir, send: post } = site();
    const recover = () => rowsIn(dataDir, "DROP TRIGGER IF EXISTS no");
    onTestFinished(() => void recover());
    rowsIn(dataDir, "CREATE TRIGGER no BEFORE INSERT ON submissions BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    const fields = fieldsOf();
    const { status, page } = await post("/mr/call-me", fields);
    expect(status).toBe(503);
    expect(textOf(the(page, "#call-answer"))).toContain(words.mr.form.problems.notKept);
    expect(valuesIn(formIn(page, "call"))).toMatchObject({ fullName: fields.fullName, phone: fields.phone });
    expect(the(page, "#call option[selected]").attributes.value).toBe("afternoon");
    recover();
    expect((await post("/mr/call-me", fields)).status).toBe(200);
    expect(keptOn(fields.phone, dataDir)).toHaveLength(1);
  });
});
