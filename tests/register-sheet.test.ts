import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { typesetter } from "#app/pdf/made/maker/document.ts";
import { datedRegister, publicContent } from "#app/site/documents/documents.server.ts";
import { registerSheet } from "#app/site/documents/register-sheets.ts";
import { writer } from "#app/site/documents/writer.ts";
import { usualPalette } from "#app/ui/appearance/palette.server.ts";
import { documentText } from "./help/document-text.ts";
import { sample } from "./help/sample-records.ts";

const sheetOn = (day: string, locale: Locale = "en", records = sample, now = Date.parse(`${day}T12:00:00+05:30`)) =>
  registerSheet(writer(publicContent(records), locale), datedRegister(records.in(locale), day, now));

const textOn = (day: string, records = sample) => JSON.stringify(sheetOn(day, "en", records)).replaceAll("\u00a0", " ");

test("after midnight the PDF says the new state, since that day", () => {
  expect(textOn("2027-08-03")).toContain("Valid until 3 August 2027.");
  const after = textOn("2027-08-04");
  expect(after).toContain("Was valid until 3 August 2027. No newer document is shown here.");
  expect(after).toContain('"As on 4 August 2027"');
});

test("after a publication the PDF stands since that moment, and one of yesterday does not count", () => {
  const record = { id: "new", duty: "bank-account", title: { en: "A", mr: "अ" }, issuedOn: "2026-11-01" };
  const published = sample.withDraft({ kind: "papers", slug: "new", record, reader: "en" });
  const entry = published.entries("papers")?.get("new");
  if (entry) entry.changedAt = Date.parse("2026-11-26T09:10:00+05:30");
  expect(textOn("2026-11-26", published)).toContain("As on 26 November 2026, 9:10 AM");
  expect(textOn("2026-11-27", published)).toContain('"As on 27 November 2026"');
});

test.each(["en", "mr"] as const)(
  "in %s the PDF has every row on at most five tagged pages of A4, under 300 KB",
  async (locale) => {
    const { rows } = datedRegister(sample.in(locale));
    const set = typesetter(readFileSync("tests/content/media/site/logo.svg", "utf8"), usualPalette.print);
    const bytes = new Uint8Array((await set(sheetOn("2026-11-26", locale))).bytes);
    expect(bytes.length).toBeLessThan(300_000);
    const { isTagged, language, pages, read } = await documentText(bytes);
    expect({ isTagged, language }).toEqual({ isTagged: true, language: `${locale}-IN` });
    expect(pages.length).toBeLessThanOrEqual(5);
    const found = read.normalize("NFC").replaceAll(/\s/g, "");
    for (const { duty } of rows) expect(found).toContain(duty.title.normalize("NFC").replaceAll(/\s/g, ""));
  },
);
