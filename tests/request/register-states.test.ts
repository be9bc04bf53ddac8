import { expect, test } from "vitest";
import { formatDay } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { disclosureWords } from "#app/register/disclosure/disclosure-words.ts";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { all, readHtml, textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { addressIn, press, writeNew } from "../help/record-forms.ts";

const minute = 60_000;
const name = { en: "PCI New Delhi", mr: "PCI नवी दिल्ली" };

test("header, home, structured data, inspection and JSON follow the papers, the looks of the office and the clock, and nothing that is over disappears", {
  timeout: 120_000,
}, async () => {
  const letterOf = formatDay(today(), "en").replaceAll("\u00a0", " ");
  const { dataDir, url, get, pass } = await openWatchedSite();
  const html = async (path: string) => (await get(path)).html.replaceAll("\u00a0", " ");
  const lineOf = async (path: string) => textOf(the(readHtml(await html(path)), "header a[href$='#approvals']"));
  const stateOf = async (id: string) => {
    const { rows } = JSON.parse(await html("/disclosure.json"));
    return rows.find((row: { id: string }) => row.id === id);
  };
  const goTo = (moment: string) => pass(Date.parse(moment) - Date.now());
  const { browser } = await newStaff("principal", { url, dataDir });
  const publish = async (typed: Record<string, string>) => {
    const draft = await writeNew(browser, "papers", typed);
    const { status, page } = await press(browser, addressIn(draft), draft, "publish");
    expect([status, all(page, "#problems li").map(textOf)]).toEqual([200, []]);
    pass(minute);
  };

  expect(await lineOf("/affiliation/iso")).toContain(name.en);
  expect(await lineOf("/mr")).toContain(name.mr);
  expect(await html("/inspection")).toContain('"recognizedBy":{"@type":"Organization","name":"Pharmacy Council');

  const list = "/office/register";
  const registers = { en: "/disclosure", mr: "/mr/disclosure" } as const;
  const isLookSaid = async (locale: Locale) => {
    const said = disclosureWords[locale].lookedAt(formatDay(today(), locale)).replaceAll("\u00a0", " ");
    return (await html(registers[locale])).includes(said);
  };
  expect([await isLookSaid("en"), await isLookSaid("mr")]).toEqual([false, false]);
  const hidden = all((await browser.visit(list)).page, "main form input[type=hidden]");
  const fields = hidden.map(({ attributes: { name = "", value = "" } }) => [name, value]);
  await browser.send(list, { ...Object.fromEntries(fields), duty: "fire-safety" });
  pass(minute);
  expect((await stateOf("fire-safety")).checkedOn, "a minute after “still right” was pressed").toBe(today());
  expect([await isLookSaid("en"), await isLookSaid("mr")]).toEqual([true, true]);

  await publish({
    duty: "pci-approval",
    "title.en": "Letter on the approval of 2026-27",
    "title.mr": "२०२६-२७ च्या मान्यतेविषयी पत्र",
    number: "TEST/SUSPENDED",
    issuedOn: today(),
    forYear: "2026-27",
    decision: "suspended",
    "condition.en": "Two teachers are missing.",
    "condition.mr": "दोन शिक्षक कमी आहेत.",
  });
  expect(await stateOf("pci-approval")).toMatchObject({ state: "suspended", document: { number: "TEST/SUSPENDED" } });
  for (const path of ["/", "/disclosure", "/affiliation/pci", "/inspection"])
    expect([path, textOf(the(readHtml(await html(path)), "main"))]).toEqual([
      path,
      expect.stringContaining(`Not approved for 2026-27 (letter of ${letterOf}): Two teachers are missing.`),
    ]);
  expect(await lineOf("/")).not.toContain("PCI");
  expect(await lineOf("/")).toContain("MSBTE Mumbai");
  expect(await html("/inspection")).not.toContain('"recognizedBy":{"@type":"Organization","name":"Pharmacy Council');
  expect(await html("/affiliation/pci")).not.toContain('class="approval held"');
  expect(await html("/disclosure"), "the letter before it is still there").toContain("SAMPLE/PCI/0000/2026");

  await publish({
    duty: "pci-approval",
    "title.en": "Approval restored",
    "title.mr": "मान्यता पुन्हा",
    number: "TEST/RESTORED",
    issuedOn: today(),
    forYear: "2026-27",
    decision: "restored",
    intake: "30",
  });
  expect(await lineOf("/")).toContain(name.en);
  const page = await html("/disclosure");
  expect(page, "the lowest number of seats, and whose it is").toContain("30 seats");
  expect(page).toContain("30 seats, as Pharmacy Council of India, New Delhi");

  // The clock alone: at the first midnight after its last day, India's time.
  goTo("2027-05-31T23:59:30+05:30");
  expect(await lineOf("/inspection")).toContain("MSBTE Mumbai");
  expect(await html("/inspection")).not.toContain("Was valid until 31 May 2027");
  goTo("2027-06-01T00:00:20+05:30");
  expect(await lineOf("/inspection"), "the letters for the new year are not entered yet").toBe(
    "Approved by Government of Maharashtra; 2026-27: approved by PCI New Delhi, MSBTE Mumbai and DTE Mumbai",
  );
  expect(await html("/inspection")).toContain('","url":"https://msbte.ac.in"},"expires":"2027-05-31"}');
  expect(await html("/affiliation/msbte")).not.toContain('class="approval held"');
  const said = async (path: string) => all(readHtml(await html(path)), "nav.states li > span").map(textOf);
  expect(await said("/mr/affiliation/pci")).toEqual([
    "२०२६-२७: होती; २०२७-२८ चे पत्र इथे अजून नाही",
    "२०२६-२७: होती; २०२७-२८ चे पत्र इथे अजून नाही",
    "आहे; पहिल्यांदा २००९ मध्ये",
    "२०२६-२७: होती; २०२७-२८ चे पत्र इथे अजून नाही",
    "३१ मे २०२७ पर्यंत वैध होते. नवे कागदपत्र इथे दाखवलेले नाही.",
    "नाही",
  ]);
  expect((await said("/affiliation/dte"))[1]).toBe("2026-27: yes; the letter for 2027-28 is not here yet");
  expect(await html("/inspection")).toContain("Was valid until 31 May 2027. No newer document is shown here.");
  goTo("2027-08-03T23:59:30+05:30");
  expect((await stateOf("fire-safety")).state).toBe("ending");
  goTo("2027-08-04T00:00:20+05:30");
  expect((await stateOf("fire-safety")).state).toBe("lapsed");
  const later = await html("/disclosure");
  expect(later).toContain("Was valid until 3 August 2027.");
  expect(later).toContain("SAMPLE/FIRE/0000/2026");
  expect(later, "applied for in the sample").toContain("The next document was applied for on 10 November 2026");
  expect(await html("/affiliation/msbte")).toContain("Was valid until 31 May 2027. No newer document is shown here.");

  goTo("2028-06-01T00:00:20+05:30");
  expect(await lineOf("/"), "an approval of the year before last").toBe("Approved by Government of Maharashtra");
  expect((await said("/affiliation/dte"))[1]).toBe("2026-27: yes; the letter for 2028-29 is not here yet");
});
