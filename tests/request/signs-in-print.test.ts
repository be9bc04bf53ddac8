import { expect, test } from "vitest";
import { recordFormWords } from "#app/office/record-form/record-form-words.ts";
import { startWords } from "#app/office/start/start-words.ts";
import { printWords } from "#app/pdf/print-words.ts";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { addressIn, press, saidIn, writeNew } from "../help/record-forms.ts";

test("a sign that the font lacks takes no poster, notice board or PDF away, and is named where it cannot stay", {
  timeout: 120_000,
}, async () => {
  const { dataDir, url, get, pass } = await openWatchedSite();
  const clerk = (await newStaff("office", { url, dataDir })).browser;
  const principal = (await newStaff("principal", { url, dataDir })).browser;
  const notice = async (en: string) => {
    const typed = { "text.en": en, "text.mr": "प्रवेशाची सूचना." };
    return addressIn(await writeNew(clerk, "notices", typed, "publish"));
  };
  const plain = await notice("Part‑time → course 🎉 at 25 ℃ ✔");
  const thai = await notice("Camp ไทย");
  const prospectus = "/documents/prospectus-en.pdf";
  expect((await get(prospectus)).status).toBe(200);

  const institute = "/office/records/institute/institute";
  const motto = { "motto.en": "Learn ไทย" };
  expect((await press(principal, institute, await principal.visit(institute), "publish", motto)).status).toBe(200);

  const fees = "/office/records/feeOrders/2026-27";
  const named = { "lines.0.name.en": "Tuition → ไทย" };
  const refused = await press(principal, fees, await principal.visit(fees), "publish", named);
  expect(saidIn(refused.page)).toContain(recordFormWords.en.problems.signs("ไ ท ย"));

  pass(61_000);
  const asked = async (path: string) => {
    const { status, html } = await clerk.visit(path);
    return [status, html.slice(0, 4)];
  };
  expect(await asked(`${plain}/poster`)).toEqual([200, "%PDF"]);
  expect(await asked(`${plain}/poster?form=picture`)).toEqual([200, expect.stringContaining("PNG")]);
  for (const form of ["", "?form=picture"]) {
    const { status, html } = await clerk.visit(`${thai}/poster${form}`);
    expect([status, html]).toEqual([422, printWords.en.signs("ไ ท ย")]);
  }
  for (const board of ["/office/notice-board", "/mr/office/notice-board"])
    expect(await asked(board)).toEqual([200, "%PDF"]);
  expect(textOf((await clerk.visit(thai)).page)).toContain(printWords.en.onRecord("ไ ท ย"));

  expect((await get(prospectus)).status).toBe(200);
  const { page } = await clerk.visit("/office");
  const { line, isKept } = startWords.en.unmade;
  const told = textOf(the(page, ".waiting li:has(a[href$='institute/institute'])"));
  expect(told).toContain(line("Prospectus"));
  expect(told).toContain(isKept);
  expect(told).toContain("ไ ท ย");
});
