import { expect, test } from "vitest";
import type { Browser } from "../help/faculty-visits.ts";
import { all, type Element, textOf } from "../help/html.ts";
import { addressIn, press, writeNew } from "../help/record-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";

/** Saves a draft of a single record, and gives the pages that its preview shows. */
async function drafted(kind: string, typed: Record<string, string>) {
  const staff = await signedInStaff("principal");
  const path = `/office/records/${kind}/${kind}`;
  expect((await press(staff, path, await staff.visit(path), "save", typed)).status).toBe(200);
  return (address: string) => previewed(staff, kind, address);
}

async function previewed(staff: Browser, kind: string, address: string, slug = kind): Promise<Element> {
  const query = new URLSearchParams({ kind, slug, address, lang: "en" });
  const { status, page } = await staff.visit(`/office/preview?${query}`);
  expect([address, status]).toEqual([address, 200]);
  return page;
}

test("an example of a family is worked out from the fees, and a scheme is shown to those whom it is for", async () => {
  const preview = await drafted("feeHelp", {
    "examples.0.tuitionPaid": "०",
    "schemes.0.short.en": "Sample scheme",
    "schemes.0.for.0": "reserved",
  });
  const [family] = all(await preview("/admission/fees"), ".families tbody tr").map((row) => all(row, "td").map(textOf));
  expect(family?.[0]).toBe("₹0");
  const [scheme] = all(await preview("/admission"), ".to-ask li");
  expect([scheme && textOf(scheme), scheme?.attributes["data-if"]]).toEqual(["Sample scheme", "reserved income"]);
});

test("a holiday of the calendar stands among the students' holidays, and another entry does not", async () => {
  const staff = await signedInStaff();
  const holidaysWith = async (typed: Record<string, string>) => {
    const day = { from: "2027-03-22", "title.en": "Holi", "title.mr": "होळी", ...typed };
    const slug = addressIn(await writeNew(staff, "calendar", day))
      .split("/")
      .at(-1);
    return all(await previewed(staff, "calendar", "/students", slug), ".dates dt").map(textOf);
  };
  expect(await holidaysWith({})).not.toContain("Holi");
  const holidays = await holidaysWith({ holiday: "on" });
  const before = holidays.indexOf("Republic Day");
  expect(holidays.slice(before, before + 2)).toEqual(["Republic Day", "Holi"]);
});
