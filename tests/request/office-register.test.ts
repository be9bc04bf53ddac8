import { expect, test } from "vitest";
import { all, type Element, textOf, the } from "../help/html.ts";
import { fieldsIn, press, saidIn } from "../help/record-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";

const list = "/office/register";

/** The headings of the list with the names of their rows. */
const groupsIn = (page: Element) =>
  Object.fromEntries(
    all(page, "main form > section, main form > details").map((group) => [
      textOf(the(group, "> h2, > summary")).replace(/ \(.*/, ""),
      all(group, "li > a > b").map(textOf),
    ]),
  );

test("every row of the register stands once in the office's list, with its owner and what can be done", async () => {
  const staff = await signedInStaff();
  const { status, page } = await staff.visit(list);
  expect(status).toBe(200);
  const groups = groupsIn(page);
  const rows = Object.values(groups).flat();
  expect(rows.length).toBeGreaterThanOrEqual(26);
  expect(new Set(rows).size).toBe(rows.length);
  expect(Object.keys(groups).at(-1)).toBe("Does not apply");
  const canAdd = all(page, "section li").filter((row) =>
    all(row, "a").some((link) => textOf(link).startsWith("Add a document")),
  );
  expect(canAdd.length).toBeGreaterThan(0);
  expect(canAdd.some((row) => textOf(row).includes("Looked after by"))).toBe(false);
  expect(textOf(the(page, ".lead"))).toContain("Where no name is given, the principal looks after it.");
});

test("one press says that a row is still right, and the list and the activity log say who has looked", async () => {
  const staff = await signedInStaff();
  const before = (await staff.visit(list)).page;
  const [button] = all(before, "main button[name=duty]");
  const duty = button?.attributes.value ?? "";
  const form = the(before, "main form");
  const after = await staff.send(list, { ...fieldsOf(form), duty });
  expect(textOf(the(after.page, "#saved"))).toBe("Noted.");
  expect(textOf(the(after.page, `#${duty}`))).toMatch(/Last checked on .* by Meena/);
  const lines = all((await staff.visit(`/office/activity?record=duties/${duty}`)).page, "main li p").map(textOf);
  const unknown = await staff.send(list, { ...fieldsOf(form), duty: "no-such-row" });
  expect(textOf(the(unknown.page, "#notSaved"))).toContain("press the button again");
  expect(lines[0]).toContain("Confirmed that it is still right: ");
});

/** The hidden fields of a form. */
const fieldsOf = (form: Element) =>
  Object.fromEntries(all(form, "input[type=hidden]").map(({ attributes: { name = "", value = "" } }) => [name, value]));

test("a new document for a row begins with that row and its title", async () => {
  const staff = await signedInStaff();
  const page = (await staff.visit(list)).page;
  const [add] = all(page, "main li a").filter((link) => textOf(link).startsWith("Add a document"));
  const address = add?.attributes.href ?? "";
  const form = (await staff.visit(address)).page;
  const fields = fieldsIn(form);
  expect(fields.duty).toBe(new URLSearchParams(address.split("?")[1]).get("duty"));
  expect(fields["title.en"]).not.toBe("");
  const options = all(form, "select[name=replaces] option").map(textOf);
  expect(options, "the one that it replaces is chosen by title and date").toContainEqual(
    expect.stringMatching(/· .* 20\d\d$/),
  );
});

test("the start page and the list of contents lead to the register; an admin sees nothing of it", async () => {
  const staff = await signedInStaff();
  const start = (await staff.visit("/office")).page;
  const [line] = all(start, `main a[href="${list}"]`);
  expect(line && textOf(line)).toMatch(/items? of the disclosure register needs? attention/);
  expect(all((await staff.visit("/office/records")).page, `main a[href="${list}"]`)).toHaveLength(1);
  const admin = await signedInStaff("admin");
  expect((await admin.visit(list)).status).toBe(403);
});

test("a letter of a yearly row without its year is not published: the form leads to the field, and keeps what was typed", async () => {
  const principal = await signedInStaff("principal");
  const address = "/office/records/papers/new?duty=pci-approval";
  const drawn = await principal.visit(address);
  const typed = { "title.en": "Letter", "title.mr": "पत्र", issuedOn: "2027-05-04", forYear: "" };
  const refused = await press(principal, address, drawn, "publish", typed);
  expect(refused.status).toBe(400);
  expect(saidIn(refused.page)).toContain("the academic year that it is for");
  expect(fieldsIn(refused.page)).toMatchObject({ "title.en": "Letter", issuedOn: "2027-05-04" });
});
