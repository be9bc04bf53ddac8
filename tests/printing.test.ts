import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import { quoteFor } from "#app/inbox/quotes/quotes.server.ts";
import { quotePicture, quoteSheet } from "#app/inbox/quotes/written-endpoint.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { admissionRecords } from "#app/site/admission/admission.server.ts";
import { type WeekNotice, weekSheet } from "#app/site/posters/notice-board-endpoint.ts";
import { documentText } from "./help/document-text.ts";
import { openMade } from "./help/made-content.ts";
import { sample } from "./help/sample-records.ts";

const institute = { name: { en: "Good Minds", mr: "गुड माइंड्स" }, isSample: true };
const noticeOn = (on: string, text = { en: `Notice of ${on}`, mr: `${on} ची सूचना` }): WeekNotice => ({
  on,
  text,
  code: "7K3PXMQ",
});
const sheetOf = (notices: WeekNotice[], locale: "en" | "mr" = "en") =>
  weekSheet({ notices, locale, institute, today: "2026-11-26", siteUrl: "https://institute.example" });

test("the sheet for the wall has the notices of the last seven days, the newest first, with both texts and their codes", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-26", "2026-11-27"];
  const steps = sheetOf(days.map((day) => noticeOn(day)))?.blocks.find(({ kind }) => kind === "steps");
  const description = (day: string, on: string) => `${on.replaceAll(" ", "\u00a0")} · ${day} ची सूचना · 7K3PXM-Q`;
  expect(steps).toMatchObject({
    items: [
      { title: "Notice of 2026-11-26", description: description("2026-11-26", "26 November 2026") },
      { title: "Notice of 2026-11-20", description: description("2026-11-20", "20 November 2026") },
    ],
    numbers: ["1", "2"],
  });
  expect(sheetOf([noticeOn("2026-11-19")])).toBeUndefined();
});

test("the longest week is one page in each language, and is made once however many ask for it at once", async () => {
  const { made, madeDir } = await openMade("tests/content");
  const text = {
    en: "The examination of the second year ".repeat(6),
    mr: "द्वितीय वर्षाची अंतर्गत परीक्षा आणि प्रात्यक्षिक ".repeat(6),
  };
  const weekOf = (length: number) => Array.from({ length }, () => noticeOn("2026-11-26", text));
  const weeks = locales.flatMap((locale) => [sheetOf(weekOf(8), locale), sheetOf(weekOf(14), locale)]);
  for (const sheet of weeks) {
    if (!sheet) throw new Error("There is no sheet.");
    const all = await Promise.all(Array.from({ length: 100 }, () => made.printing.sheet(sheet)));
    expect(new Set(all.map((bytes) => bytes.toString("base64"))).size).toBe(1);
    const { pages } = await documentText(new Uint8Array(all[0] as Buffer));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("7K3PXM-Q");
  }
  expect(readdirSync(join(madeDir, "documents")).filter((name) => name.endsWith(".pdf"))).toHaveLength(weeks.length);
});

/** Something given in writing, with all documents and long names. */
function givenInWriting() {
  const family = { category: "sebc", student: "girl", income: "upTo8", seat: "cap" } as const;
  const name = "कु. श्रद्धा लक्ष्मीकांत ज्ञानदेव क्षीरसागर-विश्वकर्मा";
  const reference = "A-7K3PXM";
  const byName = "ज्ञानेश्वर कुलकर्णी-क्षीरसागर";
  const stated = { rupees: 9_000, by: byName };
  return {
    written: {
      ...{ code: "7K3PXMQ", at: Date.parse("2026-11-21T10:00:00Z"), byName, reference },
      ...{ family, said: quoteFor(sample, family, "2026-11-21", { stated }) },
    },
    open: { sent: [{ submission: { reference, name } }] } as never,
    documents: sample.of(admissionRecords).admissionDocuments.map(({ name }) => ({ name, until: "2026-12-15" })),
    institute: sample.of(instituteRecords).institute,
    siteUrl: "https://institute.example",
  };
}

test("what is given in writing is one page, also with every document and long names, and leaves nothing on the disk", async () => {
  const { made, madeDir } = await openMade("tests/content");
  const given = givenInWriting();
  const { pages, read } = await documentText(new Uint8Array(await made.printing.sheetOnce(quoteSheet(given))));
  expect(pages).toHaveLength(1);
  for (const { name } of given.documents) expect(read.replace(/\s+/g, " ")).toContain(name.en.split(" ")[0]);
  const picture = quotePicture(given);
  expect(picture.parts.map(({ facts }) => facts.at(-1))).toEqual([
    expect.stringContaining(given.written.reference),
    expect.stringContaining(given.written.reference),
  ]);
  expect((await made.printing.pictureOnce(picture)).subarray(1, 4).toString()).toBe("PNG");
  expect(readdirSync(join(madeDir, "documents"))).toEqual([]);
});
