import { expect, inject, test } from "vitest";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { oneWords } from "#app/inbox/one/one-words.ts";
import { feedbackOf, freshEmail, guardian } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { application, fieldsOf, freshPhone, pressAt, timeline } from "../help/inbox-visits.ts";
import { ageProof, keptOn, newStaff } from "../help/office.ts";
import { factsIn, hrefsIn, sectionOf } from "../help/parts.ts";
import { mailsOnce, openRecord, referenceIn, send } from "../help/posted-forms.ts";
import { buttonsIn } from "../help/record-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { institute } from "../help/sample-records.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { words } from "../help/words.ts";

const { en: t } = inboxWords;
const lookup = words.en.lookup;
/** The number that is called first. */
const called = (page: Parameters<typeof all>[0]) => hrefsIn(page, "main a[href^='tel:']")[0];

test("the guardian is called until they agree; somebody takes it and gives it on; a note is struck out", async () => {
  const [clerk, principal] = [await signedInStaff(), await signedInStaff("principal")];
  const { path, reference } = await application(guardian);
  const before = (await clerk.visit(path)).page;
  expect(called(before)).toBe("tel:+919123456780");
  const written = hrefsIn(before, "main a[href^='https://wa.me/']");
  expect(new Set(written.map((href) => href.split("?")[0])), "and each ready-made message is for them").toEqual(
    new Set(["https://wa.me/919123456780"]),
  );
  const agreed = await pressAt(clerk, path, `guardian:${reference}`);
  expect(called(agreed.page)).toBe("tel:+919876543210");
  expect(hrefsIn(agreed.page, "main a[href^='https://wa.me/']")[0]).toBe("https://wa.me/919876543210?text=");
  expect(timeline(agreed.page)).toContain(t.notes.guardian);
  expect(buttonsIn(agreed.page).join()).not.toContain("guardian:");

  const theirs = await pressAt(principal, path, "take");
  expect(buttonsIn(theirs.page)).not.toContain("take");
  const { value: owner = "" } = the(theirs.page, "#owner option[selected]").attributes;
  expect(buttonsIn((await pressAt(clerk, path, "take")).page)).not.toContain("take");
  const given = await pressAt(clerk, path, "give", { owner });
  expect(buttonsIn(given.page)).toContain("take");
  expect(the(given.page, "#owner option[selected]").attributes.value).toBe(owner);

  const noted = await pressAt(clerk, path, "note", { text: "Wants a room in the hostel." });
  const strike = buttonsIn(noted.page).filter((button) => button.startsWith("strike:"));
  const struck = await pressAt(principal, path, strike[0] ?? "");
  expect(all(sectionOf(struck.page, oneWords.en.history), "del").map(textOf)).toEqual(["Wants a room in the hostel."]);
});

test("an answer by email begins with a ready text in the visitor's language, is mailed, and stays as a note", async () => {
  const staff = await signedInStaff();
  const { path, email, reference } = await application({}, "/mr/courses/d-pharm");
  const begun = await staff.visit(`${path}?mail=documents`);
  expect(the(begun.page, "#mail").attributes).toHaveProperty("open");
  const ready = textOf(the(begun.page, "#mail-text"));
  expect(ready).toContain("नमस्कार Asha Namune");
  expect(ready).toContain(reference);
  const sent = await pressAt(staff, path, "mail", { to: reference, mail: `${ready}\nसोमवारी या.` });
  expect(textOf(the(sent.page, "[role=status]"))).toContain(`${oneWords.en.done.mail} ${oneWords.en.due}: `);
  expect(factsIn(sent.page)[oneWords.en.after.stateNow]).toContain(t.states.talking);
  expect(timeline(sent.page)).toContain("सोमवारी या.");
  // Besides the confirmation, and the office's email.
  const mails = await mailsOnce(email, 3);
  const answer = mails.find(({ to, text }) => to === email && text.includes("सोमवारी या."));
  expect(answer).toMatchObject({ subject: expect.stringContaining(reference), replyTo: institute("en").contact.email });
});

test("feedback keeps its next contact until somebody chooses another, and is closed by one button", async () => {
  const staff = await signedInStaff();
  const path = `/office/inbox/${referenceIn((await send("/feedback", feedbackOf(freshEmail()))).page)}`;
  const chosenIn = (page: Parameters<typeof all>[0]) => all(page, "[name=when][checked]")[0]?.attributes.value;
  const { page } = await staff.visit(path);
  expect(chosenIn(page)).toBe("none");
  const { when } = fieldsOf(page);
  const dated = await pressAt(staff, path, "state", { when: when ?? "" });
  expect([chosenIn(dated.page), the(dated.page, "#after-day").attributes.value]).toEqual(["other", when]);
  // In no fold: what is only read is closed at once.
  expect(all(page, "details [value=close]")).toEqual([]);
  const closed = await pressAt(staff, path, "close");
  expect(factsIn(closed.page)[oneWords.en.after.stateNow]).toContain(t.states.closed);
});

test("two of one number and two addresses are merged and separated; neither sender is told of the other", async () => {
  const staff = await signedInStaff();
  const phone = freshPhone();
  const [older, newer] = [await application({ phone }), await application({ phone })];
  const merge = `merge:${older.reference}`;
  const asked = await pressAt(staff, newer.path, merge);
  expect([asked.status, textOf(the(asked.page, "#submission-answer"))]).toEqual([400, oneWords.en.problems.differ]);
  expect(asked.html).toContain(oneWords.en.duplicates.unproven);
  const merged = await pressAt(staff, newer.path, merge, { [`sure:${older.reference}`]: "on" });
  for (const { email } of [older, newer]) expect(textOf(sectionOf(merged.page, oneWords.en.sent))).toContain(email);
  expect(textOf(the(merged.page, "main"))).toContain(oneWords.en.erase.all);
  expect(textOf(the(merged.page, "h1 + p"))).toContain(older.reference);
  const leads = await staff.ask(newer.path);
  expect(leads.headers.get("location")).toBe(older.path);
  const { value: when = "" } = all(merged.page, "[name=when]")[0]?.attributes ?? {};
  await pressAt(staff, older.path, "state", { state: "documents", when });
  const opened = await Promise.all([older, newer].map((each) => openRecord(each)));
  for (const [at, { page }] of opened.entries())
    expect(factsIn(page)).toMatchObject({
      [lookup.reference]: [older, newer][at]?.reference,
      [lookup.status]: lookup.shared.status,
    });

  const { page } = await staff.visit(older.path);
  const [undo = ""] = buttonsIn(page).filter((button) => button.startsWith("undoMerge:"));
  await pressAt(staff, older.path, undo);
  expect((await staff.ask(newer.path)).status).toBe(200);
  // A person who has opened theirs corrects it, and sees its state alone.
  const corrected = await send("/my-enquiry", { intent: "correct", pass: opened[1]?.pass ?? "", fullName: "Ravi" });
  expect(factsIn(corrected.page)).toMatchObject({
    [lookup.reference]: newer.reference,
    [lookup.status]: lookup.statuses.new,
  });
  expect(timeline((await staff.visit(newer.path)).page)).toContain(t.notes.corrected(t.facts.name));
});

test("the checklist follows what applies and keeps no Aadhaar number; erasing with a reason erases all of it", async () => {
  const staff = await signedInStaff();
  const one = await application();
  const { path } = one;
  const ofReserved = "#state-non-creamy";
  expect(all((await staff.visit(path)).page, ofReserved)).toEqual([]);
  const marks = { "for:reserved": "on", "state:caste": "has", "state:validity": "applied" };
  const kept = await pressAt(staff, path, "documents", { ...marks, "receipt:validity": "CVC/2026/1" });
  expect(textOf(the(kept.page, "#documents"))).toContain("Documents: 1 of");
  expect(the(kept.page, "#receipt-validity").attributes.value).toBe("CVC/2026/1");
  expect(all(kept.page, ofReserved)).toHaveLength(1);
  const refused = await pressAt(staff, path, "documents", { ...marks, "receipt:validity": "२३४५ ६७८९ ०१२३" });
  expect([refused.status, textOf(the(refused.page, "#submission-answer"))]).toEqual([
    400,
    oneWords.en.problems.aadhaar,
  ]);
  expect(the(refused.page, "#receipt-validity").attributes.value).toBe("२३४५ ६७८९ ०१२३");

  const { pass } = await openRecord(one);
  const rows = (table: string) =>
    rowsIn(
      inject("dataDir"),
      `SELECT * FROM ${table} WHERE submissionId = (SELECT id FROM submissions WHERE reference = ?)`,
      one.reference,
    );
  expect([rows("submissionNotes").length, rows("submissionDocuments").length]).toEqual([1, 2]);
  const [submission] = rowsIn(inject("dataDir"), "SELECT id FROM submissions WHERE reference = ?", one.reference);
  // A mail that is not sent yet goes with its record.
  await mailsOnce(one.email, 3);
  const erased = await pressAt(staff, path, "erase", { reason: "asked" });
  expect(textOf(the(erased.page, "main [role=status]"))).toContain(one.reference);
  for (const [table, column] of [
    ["submissions", "id"],
    ["submissionNotes", "submissionId"],
    ["submissionDocuments", "submissionId"],
  ])
    expect(
      rowsIn(inject("dataDir"), `SELECT * FROM ${table} WHERE ${column} = ?`, String(submission?.id)),
      table,
    ).toEqual([]);
  expect((await staff.visit(path)).status).toBe(404);
  const late = await send("/my-enquiry", { intent: "correct", pass, fullName: "Late" });
  expect([late.status, factsIn(late.page)]).toEqual([410, {}]);
  const mails = await mailsOnce(one.email, 4);
  expect(mails.at(-1)).toMatchObject({ to: one.email, subject: expect.stringContaining(one.reference) });
});

test("erasing needs a reason and, a quarter of an hour after signing in, the password: the screen for it says whose it is", async () => {
  const { path, reference } = await application({ fullName: "Zubeida Shaikh" });
  const { browser, email, password } = await newStaff("office");
  const other = await signedInStaff("principal");
  const isKept = async () => (await other.visit(path)).status === 200;
  for (const reason of ["", "a whim"]) {
    const refused = await pressAt(browser, path, "erase", { reason });
    expect([refused.status, textOf(the(refused.page, "#submission-answer")), await isKept()]).toEqual([
      400,
      oneWords.en.problems.reasonNeeded,
      true,
    ]);
  }
  ageProof(email);
  const asked = await pressAt(browser, path, "erase", { reason: "guardianDisagrees" });
  const told = async () => [asked.status, textOf(the(asked.page, "main strong")), await isKept()];
  expect(await told()).toEqual([403, `Erase everything: Zubeida Shaikh, ${reference}`, true]);
  const wrong = await browser.send(path, { ...keptOn(asked.page), password: "not this one" });
  expect([textOf(the(wrong.page, "main strong")), await isKept()]).toEqual([(await told())[1], true]);
  const erased = await browser.send(path, { ...keptOn(wrong.page), password });
  expect([textOf(the(erased.page, "main [role=status]")).includes(reference), await isKept()]).toEqual([true, false]);
  const log = (await browser.visit(`/office/activity?record=submissions/${reference}`)).page;
  expect(all(log, "main li").map(textOf)).toEqual([expect.stringContaining("(the parent or guardian does not agree)")]);
});
