import { expect, test } from "vitest";
import { all, textOf, the } from "../help/html.ts";
import { sectionOf } from "../help/parts.ts";
import { press } from "../help/record-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";

/** What pages show of a draft of a record, in which these fields were typed. */
async function draftOf(kind: string, typed: Record<string, string>, slug = kind) {
  const staff = await signedInStaff();
  const path = `/office/records/${kind}/${slug}`;
  const saved = await press(staff, path, await staff.visit(path), "save", typed);
  expect(saved.status).toBe(200);
  return async (address: string, lang = "en") =>
    (await staff.visit(`/office/preview?${new URLSearchParams({ kind, slug, address, lang })}`)).page;
}

test("the minimum of marks is changed in one field of the course, and its texts follow in each language", async () => {
  const previewAt = await draftOf("course", { minimumPercent: "४५", "eligibility.1.en": "With {percent}% in PCB" });
  for (const [lang, percent] of [
    ["en", "45%"],
    ["mr", "४५%"],
  ] as const)
    for (const address of ["/courses/d-pharm", "/admission"])
      expect([address, textOf(the(await previewAt(address, lang), "main"))]).toEqual([
        address,
        expect.stringContaining(percent),
      ]);
  expect(textOf(the(await previewAt("/admission"), "main"))).toContain("With 45% in PCB");
});

test("a fee that is changed is added up, and a subject that is added has its name in both languages", async () => {
  const fees = await draftOf("feeOrders", { "lines.0.firstYear": "१,००,०००" }, "2027-28");
  expect(textOf(the(await fees("/courses/d-pharm"), "main"))).toContain("₹1,00,000");
  const subjects = await draftOf("subjects", {
    "firstYear.5.code": "ER20-16",
    "firstYear.5.name.en": "Botany",
    "firstYear.5.name.mr": "वनस्पतिशास्त्र",
    "firstYear.5.practical": "on",
  });
  const rows = all(await subjects("/courses/d-pharm"), "#subjects tr").map(textOf);
  expect(rows.find((row) => row.startsWith("ER20-16"))).toMatch(/Botany\s*वनस्पतिशास्त्र/);
});

test("a date of admission is in the calendars of the home page and of admission", async () => {
  const previewAt = await draftOf("admissionDates", {
    "dates.5.name.en": "Spot round",
    "dates.5.name.mr": "स्पॉट फेरी",
    "dates.5.from": "२५/०८/२०२७",
    "dates.5.status": "expected",
  });
  for (const address of ["/", "/admission"])
    expect(all(await previewAt(address), "main ol strong").map(textOf)).toContain("Spot round");
});

test("a date of admission that belongs to a stage stands with it, with how far away it is", async () => {
  const staff = await signedInStaff();
  const path = "/office/records/admissionDates/admissionDates";
  const stages = all((await staff.visit(path)).page, "[id='f-dates.1.stage'] option").map(textOf);
  expect(stages.slice(0, 3)).toEqual(["Not chosen", "Open an account", "Fill in the form and upload documents"]);
  const previewAt = await draftOf("admissionDates", {
    "dates.1.name.en": "Online registration",
    "dates.1.from": "07/06/2027",
    "dates.1.status": "expected",
    "dates.1.stage": "account",
  });
  const [account, form] = all(await previewAt("/admission/steps"), "li:has(dl[id^=stage-])");
  expect(account && textOf(the(account, "p"))).toMatch(/^Online registration: .*2027 in \d+ days \(expected\)$/);
  expect(form && all(form, "p")).toEqual([]);
});

test("a new stage gets its id from its title, so that a date can name it", async () => {
  const previewAt = await draftOf("admissionStages", {
    "stages.10.title.en": "Spot round",
    "stages.10.title.mr": "स्पॉट फेरी",
    "stages.10.do.en": "Come.",
    "stages.10.do.mr": "या.",
    "stages.10.wrong.en": "Nothing.",
    "stages.10.wrong.mr": "काही नाही.",
  });
  expect(all(await previewAt("/admission/steps"), "li:has(dl[id^=stage-]) h3").map(textOf)).toContain("Spot round");
});

test("a step after the diploma shows the text of the course that is chosen for it", async () => {
  const previewAt = await draftOf("afterDiploma", { "road.0.course": "training", "road.0.title.en": "Practice" });
  const [step] = all(sectionOf(await previewAt("/after-d-pharm"), "From the last examination"), "li");
  const [training] = all(sectionOf(await previewAt("/after-d-pharm", "mr"), "शेवटच्या परीक्षेपासून"), "li");
  expect(step && textOf(step)).toMatch(/Practice.*500 hours/);
  expect(training && textOf(training)).toContain("५०० तास");
});

test("a draft that repeats the number of seats gets a hint to name it", async () => {
  const staff = await signedInStaff();
  const path = "/office/records/highlights/highlights";
  const form = await staff.visit(path);
  expect(textOf(the(form.page, "main"))).not.toContain("{intake} for the number");
  const saved = await press(staff, path, form, "save", { "highlights.0.title.en": "Only 60 seats a year" });
  expect(textOf(the(saved.page, "main"))).toContain("Write {intake} for the number in “60 seats”");
});
