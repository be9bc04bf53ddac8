import { expect, test } from "vitest";
import { filesWords } from "#app/office/files/files-words.ts";
import { all, textOf, the } from "../help/html.ts";
import { application } from "../help/inbox-visits.ts";
import { linkOf } from "../help/parts.ts";
import { writeNew } from "../help/record-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get, posted } from "../help/visit.ts";

test("a committee of 100 members with long names in both languages is taken whole, for the office alone", async () => {
  const staff = await signedInStaff("principal");
  const name = "श्रीमती ज्ञानेश्वरी लक्ष्मीकांत देशपांडे-कुलकर्णी";
  const fields: Record<string, string> = { "title.en": "Large committee", "title.mr": "मोठी समिती" };
  for (let at = 0; at < 100; at += 1)
    for (const part of ["name", "role"]) {
      fields[`members.${at}.${part}.en`] = `Member ${at}`;
      fields[`members.${at}.${part}.mr`] = `${name} ${at}`;
    }
  const path = "/office/records/committees/new";
  expect(new URLSearchParams(fields).toString().length).toBeGreaterThan(80_000);
  const saved = await writeNew(staff, "committees", fields);
  expect(saved.status).toBe(200);
  expect(textOf(the(saved.page, '[name="members.99.role.mr"]'))).toBe(`${name} 99`);
  expect((await get("/feedback", posted(fields))).status).toBe(400);
  expect((await get(path, posted({ "title.en": "x".repeat(1_100_000) }))).status).toBe(413);
});

test("draft and files: what is typed is saved on the way, one comes back to the field, and a picture that is not there is refused at its field", async () => {
  const staff = await signedInStaff();
  const fields = { on: "2026-11-20", "text.en": "A rally.", "text.mr": "फेरी." };
  const files = await writeNew(staff, "notices", fields, "files:picture.picture");
  const draft = linkOf(files.page, filesWords.en.toRecord).attributes.href ?? "";
  const [address = "", field] = draft.split("#");
  expect(address).toMatch(/^\/office\/records\/notices\/.+/);
  const { page } = await staff.visit(address);
  expect(all(the(page, `[id="${field}"]`), "input[type=radio]").length, "the pictures to choose from").toBeGreaterThan(
    1,
  );
  const form = Object.fromEntries(
    ["version", "edition", "key", "slug"].map((each) => {
      const [input] = all(page, `[name="form:${each}"]`);
      return [`form:${each}`, input?.attributes.value ?? ""];
    }),
  );
  const picture = "files/0123456789abcdef01234567-1600x900";
  const alt = { "picture.alt.en": "A rally", "picture.alt.mr": "फेरी" };
  const sent = { ...fields, ...form, ...alt, "picture.picture": picture, intent: "publish" };
  const refused = await staff.send(address, sent);
  expect(refused.status).toBe(400);
  expect(all(refused.page, "#problems a").map(({ attributes }) => attributes.href)).toEqual(["#f-picture.picture"]);
});

test("no form of the office leaves it to the browser, and its language, to say what is missing", async () => {
  const staff = await signedInStaff("principal");
  const { path } = await application({}, "/courses/d-pharm");
  for (const each of ["inbox/new", "account", "files", "records/notices/new", path.replace("/office/", "")]) {
    const { page } = await staff.visit(`/mr/office/${each}`);
    const forms = all(page, "form:has([required], [type=email], [type=date])");
    expect(forms.length, each).toBeGreaterThan(0);
    expect(forms.filter(({ attributes }) => !("novalidate" in attributes)).length, each).toBe(0);
  }
});
