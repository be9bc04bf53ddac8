import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#app/lib/i18n/locale.ts";
import { typesetter } from "#app/pdf/made/maker/document.ts";
import { publicContent, wantedDocuments } from "#app/site/documents/documents.server.ts";
import { paperSheet } from "#app/site/documents/register-sheets.ts";
import { sheet, writer } from "#app/site/documents/writer.ts";
import { usualPalette } from "#app/ui/appearance/palette.server.ts";
import { documentText } from "./help/document-text.ts";
import { sample } from "./help/sample-records.ts";

const set = typesetter(readFileSync("tests/content/media/site/logo.svg", "utf8"), usualPalette.print);

test("a committee's rules without text and without a PDF stop the build in one sentence", () => {
  const { papers } = publicContent(sample)("en");
  const record = { ...papers[0], id: "untyped" };
  expect(() => paperSheet(writer(publicContent(sample), "en"), record as never)).toThrow(
    'records/papers.yaml: "untyped" takes a text in paper-texts.yaml, or a PDF as media/papers/untyped.pdf.',
  );
});

test("a syllable that is written twice is read twice, and one of many letters once", async () => {
  const words = writer(publicContent(sample), "mr");
  const text = "दुदु हुहु, महाराष्ट्र राष्ट्रीय ट्रॅक्टर, र्‍हस्व वाऱ्याची कर्त्री. माइंड्स किंवा विद्यार्थ्यांनी निःशुल्क ॲप ऑक्टोबर";
  const made = sheet(words, { id: "read", title: "वाचन", on: "2026-11-24" }, [{ kind: "text", text }]);
  expect((await documentText(new Uint8Array((await set(made)).bytes))).read.trim()).toBe(text);
});

test.each(locales)(
  "in %s no page of the downloads is nearly empty",
  {
    timeout: 60_000,
  },
  async (locale) => {
    const downloads = ["prospectus", "syllabus", "fee-structure", "application-form"];
    for (const wanted of wantedDocuments(sample)) {
      const made = downloads.includes(wanted.id) && wanted.locale === locale && wanted.sheet();
      if (!made) continue;
      const { pages } = await documentText(new Uint8Array((await set(made)).bytes));
      const written = made.blocks[0]?.kind === "cover" ? pages.slice(1) : pages;
      for (const page of written) expect([made.id, page, page.length > 500]).toEqual([made.id, page, true]);
    }
  },
);

test("a telephone number in a text stays on one line, wherever the line ends", async () => {
  const items = Array.from({ length: 24 }, (_, at) => ({
    title: `Cell ${at}`,
    description: `Call ${"m".repeat(at)} at any hour: +91 00000 00000.`,
  }));
  const made = sheet(writer(publicContent(sample), "en"), { id: "call", title: "Call", on: "2026-11-24" }, [
    { kind: "title", eyebrow: "", title: "Call", logo: false },
    { kind: "section", heading: "Cells", blocks: [{ kind: "cards", items }] },
  ]);
  const { read } = await documentText(new Uint8Array((await set(made)).bytes));
  expect(read.match(/\+91[ \u00a0]00000[ \u00a0]00000/g)).toHaveLength(items.length);
});
