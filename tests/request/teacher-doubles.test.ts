import { expect, test } from "vitest";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { profileReviewWords } from "#app/office/profiles/profile-words.ts";
import { teacherKind } from "#app/people/profiles/teacher-kind.ts";
import { drawnFields } from "../help/drawn-fields.ts";
import { all, textOf, the } from "../help/html.ts";
import { keepMember, profileOf } from "../help/members.ts";
import { newStaff } from "../help/office.ts";
import { press, saidIn } from "../help/record-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { sample } from "../help/sample-records.ts";
import { startForAll } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

const server = startForAll({ SITE_URL: siteUrl });

test("the list of teachers names who stands on the website twice, and the record can name the account", async () => {
  const { browser } = await newStaff("principal", server());
  const list = "/office/records/teachers";
  expect(all((await browser.visit(list)).page, "#doubles, #unrecorded")).toEqual([]);
  const name = "Prof. Anand Kalpanik";
  keepMember(server().dataDir, profileOf("anand", { name, email: "anand.private@example.org" }));
  const { page } = await browser.visit(list);
  const links = all(the(page, "#doubles"), "a").map(({ attributes: { href } }) => href);
  expect(links).toEqual(["/office/records/teachers/principal", "/office/profiles"]);
  expect(textOf(the(page, "#unrecorded"))).toContain("anand.private@example.org");

  const path = `${list}/principal`;
  const typed = { account: "anand.private@example.org" };
  const saved = await press(browser, path, await browser.visit(path), "publish", typed);
  expect(saidIn(saved.page)).not.toContain("Before this can be published");
});

test("before a profile with a record’s name is approved, the principal says whether it is the same person", async () => {
  const { browser } = await newStaff("principal", server());
  const t = profileReviewWords.en;
  const uid = "meera";
  const [record = { id: "", name: { en: "" } }] = sample.of(filesOfKinds(teacherKind)).teachers.slice(-1);
  const profile = profileOf(uid, { name: record.name.en, email: "meera.private@example.org" });
  keepMember(server().dataDir, profile, { published: null, approvedAt: null });
  const document = { path: `artifacts/good-minds/users/${uid}/facultyProfile/${uid}`, data: JSON.stringify(profile) };
  const insert = "INSERT INTO documents (path, data, changedAt, version) VALUES (?, ?, 1, 1) RETURNING path";
  rowsIn(server().dataDir, insert, document.path, document.data);
  const path = `/office/profiles?member=${uid}`;
  const seen = await browser.visit(path);
  expect(textOf(the(seen.page, "fieldset legend"))).toBe(t.namesake.title);
  const approve = async (more: Record<string, string>) => {
    const form = all((await browser.visit(path)).page, "form").find((each) => textOf(each).includes(t.approve));
    if (!form) throw new Error("Nothing can be approved.");
    return browser.send(path, { ...drawnFields(form), intent: "approve", ...more });
  };
  const unanswered = await approve({});
  expect([unanswered.status, textOf(unanswered.page)]).toEqual([400, expect.stringContaining(t.problems.namesake)]);
  expect(textOf((await approve({ same: record.id })).page)).toContain(t.approved);
  const [line] = rowsIn(server().dataDir, "SELECT data FROM revisions WHERE data LIKE '%meera.private@example.org%'");
  expect(JSON.parse(String(line?.data))).toMatchObject({ account: "meera.private@example.org" });
  expect(all((await browser.visit(path)).page, "fieldset legend")).toEqual([]);
});
