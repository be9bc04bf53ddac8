import { expect, test } from "vitest";
import { all, textOf, the } from "../help/html.ts";
import { addressIn, writeNew } from "../help/record-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";

/** What the page at an address shows of a draft. */
async function previewOf(kind: string, address: string, fields: Record<string, string>) {
  const staff = await signedInStaff();
  const slug =
    addressIn(await writeNew(staff, kind, fields))
      .split("/")
      .at(-1) ?? "";
  const query = new URLSearchParams({ kind, slug, address, lang: "en" });
  return { slug, page: (await staff.visit(`/office/preview?${query}`)).page };
}

test("a question of parents stands under its topic, and names the page that it leads to", async () => {
  const fields = {
    group: "money",
    "question.en": "Is there a bank here?",
    "question.mr": "इथे बँक आहे का?",
    "answer.en": "Yes, at the gate.",
    "answer.mr": "हो, प्रवेशद्वाराजवळ.",
    link: "/admission/fees#bill",
  };
  const { slug, page } = await previewOf("parentsAsk", "/parents", fields);
  const [section] = all(page, "main section").filter((each) => all(each, `details#${slug}`).length > 0);
  expect(section && textOf(the(section, "h2"))).toBe("Money and leaving");
  const link = the(page, `details#${slug} a`);
  expect([link.attributes.href, textOf(link)]).toEqual(["/admission/fees#bill", "Fees and scholarships"]);
});

test("a document for admission has a tick for each group that needs it, and the page says which do", async () => {
  const staff = await signedInStaff();
  const form = (await staff.visit("/office/records/admissionDocuments/income")).page;
  const ticks = all(form, "#f-for input[type=checkbox]").map(({ attributes }) => attributes);
  expect(ticks.filter((tick) => "checked" in tick).map(({ value }) => value)).toEqual(["reserved", "income"]);
  const fields = { start: "now", "name.en": "Bonafide certificate", "for.1": "ews", "for.4": "gap", copies: "२" };
  const { page } = await previewOf("admissionDocuments", "/admission/documents", fields);
  const item = all(page, "main li").find((each) => textOf(each).startsWith("Bonafide certificate"));
  expect(item?.attributes["data-if"]).toBe("ews gap");
  expect(item && textOf(item)).toMatch(/2 copies/);
});
