import { readFileSync } from "node:fs";
import { join } from "node:path";
import decodeQr from "jsqr";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { makePoster } from "#app/pdf/made/maker/make-poster.ts";
import type { PosterForm } from "#app/pdf/made/sheet.ts";
import { admissionDatesKind } from "#app/site/course/admission-dates-kind.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import { culturalEventKind } from "#app/site/events/event.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { posterOf } from "#app/site/posters/poster-endpoint.ts";
import { usualPalette } from "#app/ui/appearance/palette.server.ts";
import { documentText } from "./help/document-text.ts";
import { drawnPdf } from "./help/drawn-pdf.ts";
import { madeFolder } from "./help/made-content.ts";
import { sample } from "./help/sample-records.ts";

// Another test of this process may have left the kinds that visitors may send.
beforeAll(() => void sharp.unblock({ operation: ["VipsForeignLoad"] }));

const kind = culturalEventKind as unknown as RecordKind;
const event = {
  title: { en: "Tree planting", mr: "वृक्षारोपण" },
  on: "2026-12-14",
  until: "2026-12-16",
  time: { en: "11:00 AM", mr: "सकाळी ११" },
  description: { en: "Bring a spade.", mr: "कुदळ आणा." },
};
const shown = {
  kind,
  record: event as object,
  follows: undefined,
  lastDay: undefined,
  code: "7K3PXMQ",
  institute: { name: { en: "Good Minds", mr: "गुड माइंड्स" }, isSample: true },
  siteUrl: "https://institute.example",
};

async function made(record: object, form: PosterForm = "a4", of: unknown = kind): Promise<Buffer> {
  const to = join(madeFolder(), "poster");
  const poster = posterOf({ ...shown, record, kind: of as RecordKind });
  await makePoster({ make: "poster", to, poster, form, logo: undefined, colours: usualPalette.print });
  return readFileSync(to);
}

/** What a phone reads in a grey copy of a picture. */
async function readCode(png: Buffer): Promise<string | undefined> {
  const grey = sharp(png).flatten({ background: "#fff" }).greyscale();
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(info.width * info.height * 4).fill(255);
  for (let at = 0; at < info.width * info.height; at++) pixels.fill(data[at * info.channels] ?? 0, at * 4, at * 4 + 3);
  return decodeQr(pixels, info.width, info.height)?.data;
}

const address = "https://institute.example/n/7K3PXMQ?from=poster";

test("a poster is one page with both languages, the days, the hour, its code and until when it may hang", async () => {
  const bytes = await made(event);
  const { pages, read } = await documentText(new Uint8Array(bytes));
  expect(pages).toHaveLength(1);
  const wanted = ["वृक्षारोपण", "Tree planting", "14–16 December 2026", "सकाळी ११", "11:00 AM", "7K3PXM-Q", "नमुना"];
  for (const text of [...wanted, "Keep on the notice board until 16 December 2026", "१६ डिसेंबर २०२६ पर्यंत फलकावर ठेवा"])
    expect(read.replaceAll("\u2060", "")).toContain(text);
});

test("a phone reads the code of a grey copy at 150 dots an inch, and that of the picture", async () => {
  expect(await readCode(await drawnPdf(new Uint8Array(await made(event)), 1))).toBe(address);
  const picture = await made(event, "picture");
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1080, height: 1350 });
  expect(await readCode(picture)).toBe(address);
});

test("long words with conjuncts still stand on one page; a text that is far too long is refused", async () => {
  const word = "क्षेत्रज्ञानविज्ञानप्रशिक्षणार्थ्यांसाठी";
  const long = (times: number) => ({
    ...event,
    title: { en: "Training ".repeat(times), mr: `${word} `.repeat(times) },
  });
  for (const form of ["a4", "picture"] as const) {
    const bytes = await made(long(5), form);
    if (form === "a4") expect((await documentText(new Uint8Array(bytes))).pages).toHaveLength(1);
    await expect(made(long(30), form)).rejects.toThrow(/too long for a poster/);
  }
});

test("the dates of admission are a poster with a line for each, and expected ones say so", async () => {
  const record = sample.of(courseRecords).admissionDates;
  const dates = posterOf({ ...shown, kind: admissionDatesKind as unknown as RecordKind, record });
  expect(dates.parts[1]?.facts).toContainEqual(expect.stringMatching(/^Online registration: .*\(expected\)$/));
  expect(dates.parts[0]?.facts).toHaveLength(record.dates.length);
  const { pages, read } = await documentText(new Uint8Array(await made(record, "a4", admissionDatesKind)));
  expect(pages).toHaveLength(1);
  expect(read).toContain("ऑनलाइन नोंदणी");
});

test("a language that follows later is not on the poster, and a notice has its last public day", () => {
  const notice = { on: "2026-11-20", text: { en: "Holiday on Monday", mr: "सोमवारी सुट्टी" } };
  const ofNotice = { ...shown, kind: noticeKind as unknown as RecordKind, record: notice, lastDay: "2026-11-30" };
  const { parts, on } = posterOf({ ...ofNotice, follows: "en" });
  expect([on, parts.map(({ lang }) => lang)]).toEqual(["2026-11-20", ["mr"]]);
  expect(parts[0]).toMatchObject({
    title: "सोमवारी सुट्टी",
    facts: [],
    until: "३०\u00a0नोव्हेंबर\u00a0२०२६ पर्यंत फलकावर ठेवा",
  });
});
