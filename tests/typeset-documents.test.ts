import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publicContent } from "#app/features/documents/documents.server.ts";
import { paperSheet } from "#app/features/documents/paper.ts";
import { sheet, writer } from "#app/features/documents/writer.ts";
import { usualPalette } from "#app/platform/appearance/palette.server.ts";
import { typesetter } from "#app/platform/made/maker/document.ts";
import { documentText } from "./help/document-text.ts";
import { sample } from "./help/sample-records.ts";

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
  const set = typesetter(readFileSync("tests/content/media/site/logo.svg", "utf8"), usualPalette.print);
  expect((await documentText(new Uint8Array((await set(made)).bytes))).read.trim()).toBe(text);
});
