import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { decompress } from "woff2-encoder";
import { shaper, wordsDrawnWrongly } from "#app/pdf/made/maker/heading-face.ts";
import { pageAt } from "../help/every-page.ts";
import { all, type Element, textOf } from "../help/html.ts";
import { writeNew } from "../help/record-forms.ts";
import { everyPage } from "../help/routes.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get } from "../help/visit.ts";

const require = createRequire(import.meta.url);
const whole = require.resolve(
  "@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-devanagari-400-normal.woff2",
);
const font = async (woff2: Uint8Array) => shaper(new Uint8Array(await decompress(woff2)));

/** What the style sheets draw in the heading face. */
const headings =
  "h1, h2, h3, caption, .brand strong, .brand em, .hero .lead, .figures strong, .cards strong, .tiles strong, .steps strong, .gallery strong, .calendar-next, .person > span";
/** Of it, what is drawn in the body face, since the heading face lacks some of it. */
const others = ".body-face";
const preloads = (page: Element) =>
  all(page, "link[rel=preload][as=font]").map(({ attributes }) => attributes.href ?? "");

test("every Marathi heading is drawn as the whole font would draw it", async () => {
  const paths = everyPage.filter(([, language]) => language === "mr").map(([path]) => path);
  const pages = await Promise.all(paths.map(async (path) => (await pageAt(path)).page));
  const inBodyFace = new Set(pages.flatMap((page) => all(page, others).map(textOf)));
  const texts = pages.flatMap((page) => all(page, headings).map(textOf)).filter((text) => !inBodyFace.has(text));
  const words = new Set(texts.flatMap((text) => text.match(/[\u0900-\u097f\u200d]+/g) ?? []));
  expect(words.size).toBeGreaterThan(100);
  const [address = ""] = preloads((await pageAt("/mr")).page);
  const subset = await font(new Uint8Array(await (await get(address)).arrayBuffer()));
  expect(wordsDrawnWrongly(await font(readFileSync(whole)), subset, [...words])).toEqual([]);
});

test("a page asks for the heading face of its language alone, in at most 30,000 bytes", async () => {
  expect(preloads((await pageAt("/")).page)).toEqual([expect.stringContaining("fraunces")]);
  const marathi = preloads((await pageAt("/mr")).page);
  expect(marathi).toEqual([
    expect.stringMatching(/^\/fonts\/[\da-f]{16}\.woff2$/),
    expect.stringContaining("tiro-latin"),
  ]);
  const sizes = await Promise.all(marathi.map(async (face) => (await (await get(face)).arrayBuffer()).byteLength));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
});

test("a word that the heading face lacks is drawn in the body face, whole", async () => {
  const staff = await signedInStaff();
  const title = { known: "प्रवेश सुरू", unknown: "ग्रंथालयाचे उद्घाटन" };
  for (const [word, text] of Object.entries(title)) {
    const fields = { on: "2026-11-20", "text.en": `Opening: ${word}`, "text.mr": text };
    const { page } = await writeNew(staff, "notices", fields);
    const href = all(page, "main a").find(({ attributes }) => attributes.href?.endsWith("/history"))?.attributes.href;
    const slug = href?.split("/").at(-2) ?? "";
    const query = new URLSearchParams({ kind: "notices", slug, address: `/notices/${slug}`, lang: "mr" });
    const preview = await staff.visit(`/mr/office/preview?${query}`);
    expect(all(preview.page, "h1 .body-face").map(textOf)).toEqual(word === "known" ? [] : [text]);
  }
});
