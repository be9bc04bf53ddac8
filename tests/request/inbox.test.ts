import { expect, test } from "vitest";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { oneWords } from "#app/inbox/one/one-words.ts";
import { newMember } from "../help/faculty-visits.ts";
import { all, readHtml, textOf, the } from "../help/html.ts";
import { application, fieldsOf, timeline } from "../help/inbox-visits.ts";
import { factsIn, hrefsIn, linkOf, sectionOf } from "../help/parts.ts";
import { buttonsIn } from "../help/record-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get, posted } from "../help/visit.ts";

test("somebody is found in the list, called, and noted with the next day by one button", async () => {
  const staff = await signedInStaff();
  const { path, reference } = await application();
  const list = await staff.visit("/office/inbox?q=98765+43210");
  expect(hrefsIn(list.page)).toContain(`${path}#content`);
  expect((await staff.visit(`/office/inbox?q=${reference}`)).html).toContain(path);
  const { page } = await staff.visit(path);
  expect(linkOf(page, "Call +91 98765 43210").attributes.href).toBe("tel:+919876543210");
  const ways = all(page, "#submission :is(a, summary)").slice(0, 3);
  expect(ways.map(textOf), "the likely answers come first").toEqual([
    "Call +91 98765 43210",
    oneWords.en.whatsapp,
    oneWords.en.email,
  ]);
  const form = { ...fieldsOf(page), intent: "call:spoke", text: "Comes with her father." };
  const called = await staff.send(path, form);
  expect(factsIn(called.page)).toMatchObject({
    [oneWords.en.after.stateNow]: expect.stringContaining(inboxWords.en.states.talking),
    [oneWords.en.owner]: "Meena Namune",
  });
  expect(timeline(called.page)).toContain("We spoke: Comes with her father.");
  const again = await staff.ask(path, posted(form, { "x-fragment": "submission" }));
  expect(again.status, "script gets the answer at once").toBe(200);
  const part = readHtml(await again.text());
  expect(textOf(the(part, "[role=status]"))).toContain(`${oneWords.en.done.call} ${oneWords.en.due}: `);
  const lines = all(sectionOf(part, oneWords.en.history), "li").map(textOf);
  expect(
    lines.filter((line) => line.includes("her father")),
    "sent twice, it is noted once",
  ).toHaveLength(1);

  const address = `/office/activity?record=submissions/${reference}`;
  const log = await staff.visit(address);
  const [line = log.page] = all(log.page, "main section ul > li");
  expect(textOf(line)).toContain("Noted a call: Asha Namune (We spoke)");
  expect(the(line, "a").attributes.href).toBe(path);
  rowsIn(staff.site.dataDir, "DELETE FROM submissions WHERE reference = ? RETURNING id", reference);
  const erased = await staff.visit(address);
  expect(textOf(the(erased.page, "main section ul > li:first-child"))).toContain(`${reference} (erased)`);
  expect(all(erased.page, "main section ul a")).toEqual([]);
});

test("a page that there cannot be is none, and no fault of the store", async () => {
  const staff = await signedInStaff();
  for (const page of ["1e309", "9223372036854775808", "99999999999999999999", "-1", "abc"])
    expect((await staff.visit(`/office/inbox?page=${page}`)).status, page).toBe(404);
  expect((await staff.visit("/office/inbox?page=2147483647")).status, "beyond the last page").toBe(200);
});

test("a second clerk's form of before is refused: what was typed stays, and what the first did is shown", async () => {
  const [first, second] = [await signedInStaff(), await signedInStaff("principal")];
  const { path } = await application();
  const [before, own] = [await first.visit(path), await second.visit(path)];
  await first.send(path, { ...fieldsOf(before.page), intent: "call:noAnswer" });
  expect(buttonsIn(own.page)).toContain("close:reason");
  const typed = { intent: "close:reason", closedFor: "notInterested", text: "Chose engineering." };
  const refused = await second.send(path, { ...fieldsOf(own.page), ...typed });
  expect(refused.status).toBe(409);
  const alert = textOf(the(refused.page, "#submission-answer"));
  expect(alert).toContain("Meena Namune");
  expect(alert).toContain(inboxWords.en.notes.noAnswer);
  expect(textOf(the(refused.page, "#after-text"))).toBe("Chose engineering.");
  const unsaid = await second.send(path, { ...fieldsOf(refused.page), ...typed, closedFor: "" });
  expect([unsaid.status, textOf(the(unsaid.page, "#submission-answer"))]).toEqual([
    400,
    oneWords.en.problems.reasonNeeded,
  ]);
  const saved = await second.send(path, { ...fieldsOf(refused.page), ...typed });
  expect(factsIn(saved.page)[oneWords.en.after.stateNow]).toContain(inboxWords.en.closedFor.notInterested);
});

test("an admin, the faculty and strangers see nothing of it", async () => {
  const { path } = await application();
  const admin = await signedInStaff("admin");
  for (const address of ["/office/inbox", path]) {
    expect((await admin.visit(address)).status).toBe(403);
    expect((await get(address)).status).toBe(401);
    const { browser } = await newMember();
    expect((await get(address, { headers: { cookie: browser.cookie ?? "" } })).status).toBe(401);
  }
  expect((await admin.send(path, { intent: "erase", reason: "test" })).status).toBe(403);
  expect((await admin.visit("/office")).html).not.toContain('href="/office/inbox"');
});
