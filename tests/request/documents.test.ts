import { describe, expect, test } from "vitest";
import { formatSize } from "#app/lib/i18n/format.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import type { Sheet } from "#app/pdf/made/sheet.ts";
import { publicContent } from "#app/site/documents/documents.server.ts";
import { downloadSheet } from "#app/site/documents/downloads.ts";
import { paperSheet } from "#app/site/documents/register-sheets.ts";
import { writer } from "#app/site/documents/writer.ts";
import { documentText } from "../help/document-text.ts";
import { pageAt } from "../help/every-page.ts";
import { all, textOf } from "../help/html.ts";
import { languages } from "../help/routes.ts";
import { sample } from "../help/sample-records.ts";
import { get } from "../help/visit.ts";

/** Every text of a sheet, in the order in which it is drawn. The numbers of steps are drawn, not read. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value.normalize("NFC")];
  if (typeof value !== "object" || value === null) return [];
  if ("title" in value && "description" in value) return textsOf([value.title, value.description]);
  const { kind: _, numbers: __, photo, ...drawn } = value as Record<string, unknown>;
  return [...Object.values(drawn).flatMap(textsOf), ...textsOf(photo)];
}

const wordsIn = (text: string) => text.split(/[\s/–-]+/).filter(Boolean);
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");

const addressOf = (id: string, language: string) => `/documents/${id}-${language}.pdf`;

describe.each(languages)("the PDFs in %s", (language) => {
  const words = writer(publicContent(sample), language);
  const downloads = words.content.downloads.flatMap((record) => downloadSheet(words, record) ?? []);
  const papers = words.content.papers
    .filter(({ id }) => words.content.paperTexts.some((text) => text.id === id))
    .map((record) => paperSheet(words, record));
  const readServed = async ({ id }: Sheet) => {
    const answer = await get(addressOf(id, language));
    return documentText(new Uint8Array(await answer.arrayBuffer()));
  };

  test.each([...downloads, ...papers].map((sheet) => [sheet.id, sheet] as const))(
    "%s can be copied, searched and read aloud: every word as it was written, and in order",
    async (_, sheet) => {
      const { title, language: spoken, isTagged, pages, read } = await readServed(sheet);
      expect({ title, spoken, isTagged }).toEqual({ title: sheet.title, spoken: `${language}-IN`, isTagged: true });
      for (const text of pages) expect(text.length).toBeGreaterThan(100);
      const found = read.normalize("NFC");
      expect(found).not.toMatch(/\p{Co}|\p{Cn}|\uFFFD/u);
      const texts = textsOf(sheet.blocks);
      const known = new Set(wordsIn(found));
      expect(texts.flatMap(wordsIn).filter((word) => !known.has(word))).toEqual([]);
      let at = 0;
      // The cover is drawn in an order of its own.
      for (const text of textsOf(sheet.blocks.filter(({ kind }) => kind !== "cover"))) {
        const next = withoutSpaces(found).indexOf(withoutSpaces(text), at);
        expect(next, `${text} is not after what comes before it`).toBeGreaterThanOrEqual(0);
        at = next;
      }
    },
  );

  test("the form for institute-level seats asks for no papers of CAP; the prospectus does", () => {
    const cap = words.content.admissionDocuments.find(({ id }) => id === "allotment")?.name.normalize("NFC") ?? "";
    const asksForCap = (id: string) =>
      textsOf(downloads.find((sheet) => sheet.id === id)?.blocks).some((text) => text.includes(cap));
    expect(["application-form", "prospectus"].map(asksForCap)).toEqual([false, true]);
  });

  test("each paper has one to three pages, watermarked as a sample", async () => {
    for (const sheet of papers) {
      const { pages } = await readServed(sheet);
      expect(pages.length).toBeLessThanOrEqual(3);
      for (const text of pages) expect(text).toContain(sheet.mark);
    }
  });

  test("each is served as a PDF, with the pages and the size that the downloads page says", async () => {
    const { page } = await pageAt(inLocale("/downloads", language));
    const rows = all(page, "main li, main tr");
    for (const { id } of [...papers, ...downloads]) {
      const address = addressOf(id, language);
      const answer = await get(address);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const body = Buffer.from(await answer.arrayBuffer());
      expect(body.subarray(0, 5).toString()).toBe("%PDF-");
      const row = rows.find((each) => all(each, "a").some(({ attributes }) => attributes.href === address));
      const { pages } = await documentText(new Uint8Array(body));
      const facts = row && textOf(row);
      expect(facts).toContain(words.t.overlay.pages(pages.length, words.digits(pages.length)));
      expect(facts).toContain(formatSize(body.length, language).replaceAll("\u00a0", " "));
    }
  });

  test("none comes from a cache that has not asked whether it is still the same", async () => {
    const answer = await get(addressOf("fee-structure", language));
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
    const etag = answer.headers.get("etag") ?? "";
    expect((await get(addressOf("fee-structure", language), { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("there is none of a name that the records do not have", async () => {
    for (const id of ["fee-structure-old", "../documents", "institute"])
      expect((await get(addressOf(id, language))).status).toBe(404);
  });
});
