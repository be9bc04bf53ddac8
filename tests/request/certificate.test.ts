import { expect, test, vi } from "vitest";
import { documentText } from "../help/document-text.ts";
import { all, the } from "../help/html.ts";
import { fieldsIn } from "../help/record-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get } from "../help/visit.ts";

const place = "/office/records/feeOrders/2026-27";
const certificate = `${place}/certificate`;

test("the office and the principal get the certificate of the fees as a PDF in both languages, from its history", async () => {
  for (const role of ["office", "principal"] as const) {
    const staff = await signedInStaff(role);
    const { page } = await staff.visit(`${place}/history`);
    const links = all(the(page, "section:has(#certificate)"), "a").map(({ attributes }) => attributes.href);
    expect(links).toEqual([certificate, `/mr${certificate}`]);
  }
  const staff = await signedInStaff();
  const titles = { [certificate]: "Certificate of publication", [`/mr${certificate}`]: "प्रसिद्ध केल्याचा दाखला" };
  for (const [address, title] of Object.entries(titles)) {
    const answer = await vi.waitFor(
      async () => {
        const answer = await staff.ask(address);
        expect(answer.status).toBe(200);
        return answer;
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const read = await documentText(new Uint8Array(await answer.arrayBuffer()));
    expect(read.title?.normalize("NFC")).toContain(title);
    const text = read.pages.join(" ").replaceAll(/\s+/g, " ");
    expect(text).toContain("/disclosure/log.json");
    if (address === certificate) {
      expect(text, "languages by their English names").toContain("Content, Marathi");
      expect(text, "a fee named as its kind").not.toContain("Tuition fee, Tuition fee");
    }
  }
});

test("a record that no law asks for has no certificate, and neither has one for who is no writer of the office", async () => {
  const staff = await signedInStaff();
  expect((await staff.ask("/office/records/notices/orientation/certificate")).status).toBe(404);
  const { page } = await staff.visit("/office/records/notices/orientation/history");
  expect(all(page, "#certificate")).toEqual([]);
  expect((await (await signedInStaff("admin")).ask(certificate)).headers.get("content-type")).not.toContain("pdf");
  expect((await get(certificate)).headers.get("content-type")).not.toContain("pdf");
});

test("what was put on the notice board begins with the record that the start page named, today, and the place of last time", async () => {
  const staff = await signedInStaff("office");
  const valuesAt = async (address: string) => {
    const { page } = await staff.visit(address);
    const valueIn = (name: string) => the(page, `[name="${name}"]`).attributes.value;
    const { posted, record } = fieldsIn(page);
    return [posted, record, valueIn("place"), valueIn("by") ?? ""];
  };
  const place = "SAMPLE board at the entrance";
  const form = "/office/records/boardPostings/new";
  expect(await valuesAt(`${form}?shows=feeOrders/2026-27`)).toEqual(["feeOrders", "2026-27", place, ""]);
  const { page } = await staff.visit(`${form}?shows=feeOrders/2026-27`);
  expect(the(page, '[name="on"]').attributes.value).toMatch(/\d/);
  expect((await valuesAt(`${form}?shows=%3Cb%3E`)).at(-2)).toBe(place);
});
