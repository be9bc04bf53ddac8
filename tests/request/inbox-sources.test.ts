import { expect, test } from "vitest";
import { consentVersion } from "#app/forms/submissions/submission.ts";
import { exportWords } from "#app/inbox/export/export-words.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { newWords } from "#app/inbox/new/new-words.ts";
import { oneWords } from "#app/inbox/one/one-words.ts";
import { all, textOf, the } from "../help/html.ts";
import { application, freshPhone, timeline } from "../help/inbox-visits.ts";
import { ageProof, keptOn, newStaff } from "../help/office.ts";
import { factsIn, sectionOf } from "../help/parts.ts";
import { formIn, hidden, valuesIn } from "../help/posted-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get, visit } from "../help/visit.ts";

const { en: t } = inboxWords;

test("a poster's address is noted as the source, without a cookie and without script", async () => {
  const address = "/courses/d-pharm?from=poster-open-day";
  const drawn = await visit(address);
  expect(drawn.headers.get("set-cookie")).toBeNull();
  // A fragment alone: the browser posts to the address that the poster has.
  expect(formIn(drawn.page, "apply").attributes.action).toBe("#apply-answer");
  const { path } = await application({}, address);
  const staff = await signedInStaff();
  expect(textOf(sectionOf((await staff.visit(path)).page, oneWords.en.sent))).toContain("Poster, open-day");
  expect((await staff.visit("/office/inbox?source=poster")).html).toContain(path);
});

test("a caller is contacted again on the first day offered, unless the clerk chooses none", async () => {
  const staff = await signedInStaff();
  const path = "/office/inbox/new";
  const { page } = await staff.visit(path);
  const dayIn = (of: typeof page) => all(of, "[name=due][checked]").map(({ attributes }) => attributes.value);
  expect(dayIn(page)).toEqual([all(page, "[name=due]")[0]?.attributes.value]);
  const refused = await staff.send(path, { key: hidden(page, "key"), due: "" });
  expect([refused.status, ...dayIn(refused.page)], "none stays chosen").toEqual([400, ""]);
});

test("who comes to the office is written down once, with what the register has and their consent", async () => {
  const staff = await signedInStaff();
  const path = "/office/inbox/new";
  const drawn = await staff.visit(path);
  const due = all(drawn.page, "[name=due]")[1]?.attributes.value ?? "";
  const four = { fullName: "Ganesh More", phone: freshPhone(), source: "walkIn", note: "Asks about the hostel." };
  const school = { hscPercentage: "78.5%", subjects: "PCB", c: "sc" };
  const form = { key: hidden(drawn.page, "key"), ...four, ...school, locale: "en", due };
  const empty = await staff.send(path, { key: form.key });
  expect([empty.status, ...all(empty.page, "#new-answer a").map(({ attributes }) => attributes.href)]).toEqual([
    ...[400, "#new-fullName", "#new-phone", "#new-source", "#new-locale", "#new-consent"],
  ]);
  const refused = await staff.send(path, form);
  expect([refused.status, textOf(the(refused.page, "#new-answer"))]).toEqual([400, newWords.en.problems.consentNeeded]);
  expect(valuesIn(the(refused.page, "#new-form"))).toMatchObject({ phone: four.phone, note: four.note });
  expect(the(refused.page, "#new-form [name=c] [selected]").attributes.value).toBe("sc");
  const saved = await staff.send(path, { ...form, consent: "1" });
  const reference = textOf(the(saved.page, "h1 + p bdi"));
  const told = textOf(the(saved.page, "main [role=status]"));
  expect(told).toContain(oneWords.en.done.add);
  expect(told).toContain(`${oneWords.en.tell} ${reference}`);
  const { hscPercentage, subjects, category } = t.facts;
  expect(all(saved.page, ".asked li").map(textOf)).toEqual([
    ...[`78.5% ${hscPercentage}`, `${subjects}: PCB`, `${category}: SC`],
  ]);
  expect(the(saved.page, "[name=c] [selected]").attributes.value, "the sheet is for that category").toBe("sc");
  const facts = textOf(sectionOf(saved.page, oneWords.en.sent));
  expect(facts).toContain(`${t.sources.walkIn}, ${oneWords.en.spoken}`);
  expect(facts).toMatch(new RegExp(`${oneWords.en.notice} ${Number(consentVersion.slice(8, 10))} `));
  expect(factsIn(saved.page)[oneWords.en.after.stateNow]).toContain(t.states.talking);
  expect(timeline(saved.page)).toContain(four.note);
  const again = await staff.send(path, { ...form, consent: "1" });
  expect(textOf(the(again.page, "h1 + p bdi")), "sent twice, it is kept once").toBe(reference);
  const next = await staff.send(path, { ...form, fullName: "Sita Pawar", consent: "1" });
  expect(textOf(the(next.page, "h1")), "the next person in the queue, after going back").toBe("Sita Pawar");
  const keyless = await staff.send(path, { ...form, key: "", consent: "1" });
  expect([keyless.status, textOf(the(keyless.page, "#new-answer"))]).toEqual([400, newWords.en.problems.noKey]);
  expect(valuesIn(the(keyless.page, "#new-form"))).toMatchObject({ phone: four.phone });
  expect(hidden(keyless.page, "key"), "pressed again, it has one").not.toBe("");
});

test("a list is downloaded with numbers by who may, after confirming who they are; each download is in the log", async () => {
  const phone = freshPhone();
  const { reference } = await application({ phone, fullName: "=1+1 Zubeida" });
  // The head of the list says what was searched.
  const digits = phone.replace(/\D/g, "").slice(2);
  const { browser, email, password } = await newStaff("principal");
  const path = `/office/inbox/export?q=${digits}`;
  const chosen = { filter: `q=${digits}`, "column-reference": "1", "column-name": "1", format: "csv" };
  const withPhone = { ...chosen, "column-phone": "1" };

  const clerk = await signedInStaff();
  const screen = await clerk.visit(path);
  expect(all(screen.page, "[name=column-phone], [name=column-email]")).toEqual([]);
  const refused = await clerk.send(path, withPhone);
  expect([refused.status, textOf(the(refused.page, "#export-answer"))]).toEqual([
    403,
    exportWords.en.problems.forbidden,
  ]);
  const linkIn = ({ page }: typeof refused) => the(page, "#export-answer a").attributes.href ?? "";
  const own = linkIn(await clerk.send(path, chosen));
  const sent = await clerk.ask(own, { headers: { "accept-encoding": "gzip, br" } });
  const without = Buffer.from(await sent.arrayBuffer());
  expect(sent.headers.get("content-length"), "by which a browser shows how far it is").toBe(String(without.length));
  expect(without.subarray(0, 3), "the mark by which Excel knows UTF-8").toEqual(Buffer.from("\uFEFF"));
  expect(without.toString()).toContain(reference);
  const number = phone.slice(1);
  expect(without.toString()).not.toContain(number);

  ageProof(email);
  const asked = await browser.send(path, withPhone);
  expect([asked.status, textOf(the(asked.page, "h1"))]).toEqual([403, "Please confirm that it is you"]);
  const link = linkIn(await browser.send(path, { ...keptOn(asked.page), password }));
  const file = await browser.visit(link);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="inbox-.*\.csv"$/);
  expect(file.html.trimEnd().split("\r\n").slice(-2)).toEqual([
    '"Reference number","Name","Phone"',
    `"${reference}","'=1+1 Zubeida","${number}"`,
  ]);
  expect((await browser.visit(own)).status, "the link is for one person alone").toBe(410);
  expect((await get(link)).status).toBe(401);
  const log = await browser.visit("/office/activity?what=inbox-export");
  const [line = log.page] = all(log.page, "main section ul > li");
  expect(textOf(line)).toContain("Downloaded an inbox list; number of people: (1)");
});
