import { expect, test } from "vitest";
import { fieldAt } from "#app/cms/records/fields.ts";
import { recordKinds } from "#app/kinds.ts";
import type { Browser } from "../help/faculty-visits.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { sectionOf } from "../help/parts.ts";
import { addressIn, fieldsIn, press, writeNew } from "../help/record-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { startForAll } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

/** A separate site, for drafts that other tests must not see. */
const server = startForAll({ SITE_URL: siteUrl });

/** Saves a draft of a record, and gives the pages that its preview shows. */
async function drafted(kind: string, typed: Record<string, string>, slug = kind) {
  const staff = await signedInStaff("principal");
  const path = `/office/records/${kind}/${slug}`;
  expect((await press(staff, path, await staff.visit(path), "save", typed)).status).toBe(200);
  return (address: string) => previewed(staff, kind, address, slug);
}

async function previewed(staff: Pick<Browser, "visit">, kind: string, address: string, slug = kind): Promise<Element> {
  const query = new URLSearchParams({ kind, slug, address, lang: "en" });
  const { status, page } = await staff.visit(`/office/preview?${query}`);
  expect([kind, address, status]).toEqual([kind, address, 200]);
  return page;
}

test("an example of a family is worked out from the fees, and a scheme is shown to those whom it is for", async () => {
  const ofFees = await drafted("feeOrders", { "payers.0.tuitionPaid": "०", "lines.0.firstYear": "60000" }, "2027-28");
  const families = sectionOf(await ofFees("/admission/fees"), "Examples: what a family pays (2027-28)");
  const [family] = all(families, "tbody tr").map((row) => all(row, "td").map(textOf));
  expect(family).toEqual(["₹9,000", "₹0", "at least ₹1,46,000"]);
  const preview = await drafted("feeHelp", { "schemes.0.short.en": "Sample scheme", "schemes.0.for.0": "reserved" });
  const scheme = all(await preview("/admission"), "li").find((line) => textOf(line) === "Sample scheme");
  expect(scheme?.attributes["data-if"]).toBe("reserved income");
});

test("lists show the numbers of the course and years as the website writes them", async () => {
  const staff = await signedInStaff("principal");
  const list = async (of: string) => textOf(the((await staff.visit(`/mr/office/records${of}`)).page, "main"));
  const notices = await list("/notices");
  expect(notices).toContain("चौकशी सुरू. ६० जागा");
  expect(notices).not.toContain("{intake}");
  expect(await list(`?q=${encodeURIComponent("चौकशी सुरू")}`)).toContain("चौकशी सुरू. ६० जागा");
  for (const page of ["", "/history"]) {
    const notice = await staff.visit(`/mr/office/records/notices/admissions-open${page}`);
    expect(textOf(the(notice.page, "h1 + p")), page).toContain("६० जागा");
  }
  const fees = await list("/feeOrders");
  expect(fees).toContain("शुल्क २०२६-२७");
  expect(fees).not.toContain("2026");
});

test("a holiday of the calendar stands among the students' holidays, and another entry does not", async () => {
  const staff = await signedInStaff();
  const holidaysWith = async (typed: Record<string, string>) => {
    const day = { from: "2027-03-22", "title.en": "Holi", "title.mr": "होळी", ...typed };
    const slug = addressIn(await writeNew(staff, "calendar", day))
      .split("/")
      .at(-1);
    return all(sectionOf(await previewed(staff, "calendar", "/students", slug), "Holidays"), "dt").map(textOf);
  };
  expect(await holidaysWith({})).not.toContain("Holi");
  const holidays = await holidaysWith({ holiday: "on" });
  const before = holidays.indexOf("Republic Day");
  expect(holidays.slice(before, before + 2)).toEqual(["Republic Day", "Holi"]);
});

test("a day whose lessons leave a gap is not published, and the sentence says what is missing", async () => {
  const staff = await signedInStaff();
  const path = "/office/records/studentRules/studentRules";
  const answer = await press(staff, path, await staff.visit(path), "publish", { "day.1.to": "१०:००" });
  expect(answer.status).toBe(400);
  const [problem] = all(answer.page, "#problems a");
  expect(the(answer.page, `[id="${problem?.attributes.href?.slice(1)}"]`).attributes.name).toBe("day.2.from");
  expect(textOf(the(answer.page, "#problems"))).toContain("the time at which the row before ends");
});

test("a bus shows its number or else its place in the list, and a new one gets its id from its name", async () => {
  const preview = await drafted("stayAndTravel", {
    "buses.0.number": "14",
    "buses.2.name.en": "East route",
    "buses.2.name.mr": "पूर्व मार्ग",
    "buses.2.fare": "१,१००",
  });
  const buses = all(await preview("/visit"), "main caption").map(textOf);
  expect(buses.map((text) => text.slice(0, 14))).toEqual(["14 North route", "2 South route ", "3 East route ₹"]);
  expect(buses[2]).toContain("₹1,100");
});

test("a pin of the campus map stands where the office places it", async () => {
  const preview = await drafted("campusMap", { "groups.0.places.0.at.x": "५०", "groups.0.places.0.at.y": "12.5" });
  const map = the(await preview("/facilities"), "svg:has(text)");
  const [pin] = all(map, "circle");
  const [, , , height] = (map.attributes.viewBox ?? "").split(" ");
  expect([pin?.attributes.cx, Number(pin?.attributes.cy)]).toEqual(["320", Number(height) / 8]);
});

test("a draft of a single record with everything emptied is drawn on each of its pages", async () => {
  const { browser: staff } = await newStaff("principal", server());
  for (const { name, id, fields, addresses } of recordKinds) {
    if (id !== "single") continue;
    const path = `/office/records/${name}/${name}`;
    const drawn = await staff.visit(path);
    const typed = Object.keys(fieldsIn(drawn.page)).filter((field) => fieldAt(fields, field) !== undefined);
    const emptied = Object.fromEntries(typed.map((field) => [field, ""]));
    expect([name, (await press(staff, path, drawn, "save", emptied)).status]).toEqual([name, 200]);
    for (const address of addresses(name)) await previewed(staff, name, address);
  }
});
