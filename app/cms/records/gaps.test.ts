import { expect, test } from "vitest";
import { gap, markGaps } from "./drawable.ts";

const words = { en: "English missing", mr: "Marathi missing", any: "Missing" };

test("what is missing is marked where it is read, and plain in a title, an attribute and data", () => {
  const page = (text: string) =>
    `<title>${text}</title><p data-of="${text}">${text}</p><script type="application/ld+json">{"a":"${text}"}</script>`;
  const { en } = words;
  expect(markGaps(page(gap("en")), words)).toBe(
    `<title>${en}</title><p data-of="${en}"><mark class="gap">${en}</mark></p><script type="application/ld+json">{"a":"${en}"}</script>`,
  );
  expect(markGaps("<p>All there</p>", words)).toBe("<p>All there</p>");
});

test("nothing is left of a gap that a page has cut short", () => {
  expect(markGaps(`<p>${gap("mr").slice(0, 2)}…</p>`, words)).toBe("<p>m…</p>");
});
