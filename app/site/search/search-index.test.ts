import { describe, expect, test } from "vitest";
import { instituteNames } from "#app/cms/content/institute.server.ts";
import type { SearchDocument } from "#app/cms/content/search-document.ts";
import { queryTerms, termsOf } from "#app/lib/i18n/search-terms.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { createSearchIndex, excerpt, topicsOf } from "./search-index.ts";

const documents = (texts: Record<string, string>): SearchDocument[] =>
  Object.entries(texts).map(([title, text]) => ({ kind: "page", title, text, address: `/${title}` }));

const plain = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");

/** The titles of what is found, the best first. */
async function titles(texts: Record<string, string>, typed: string): Promise<string[]> {
  const { found } = (await createSearchIndex(documents(texts))).find(typed);
  return found.map(({ title }) => plain(title));
}

describe("words", () => {
  test("keep their vowel signs", () => {
    expect(termsOf("फी, फा आणि फौ")).toEqual(["फी", "फा", "आणि", "फौ"]);
  });

  test("are the same with other digits, letters' sizes, accents and joiners", () => {
    expect(queryTerms("२०२७ PHARMACY Résumé सुऱ्या र\u094d\u200dय")).toEqual(
      queryTerms("2027 pharmacy resume सुऱ्या र\u094dय"),
    );
  });

  test("with points are found with, without and by their parts", () => {
    expect(termsOf("D.Pharm")).toEqual(["dpharm", "d", "pharm"]);
    expect(queryTerms("D.Pharm dpharm")).toEqual(["dpharm"]);
  });
});

describe("the search", () => {
  test("finds फी and not फा", async () => {
    const texts = { एक: "फी भरा", दोन: "फा", तीन: "फौज" };
    expect(await titles(texts, "फी")).toEqual(["एक"]);
    expect(await titles({ दोन: "फा", तीन: "फौज" }, "फी")).toEqual([]);
  });

  test("finds Latin words in Marathi texts, and a word by what it begins with", async () => {
    const texts = { मान्यता: "PCI ने डी.फार्म (D.Pharm) ला मान्यता दिली.", प्रवेश: "प्रवेशासाठी अर्ज करा." };
    expect(await titles(texts, "pci")).toEqual(["मान्यता"]);
    expect(await titles(texts, "d. pharm")).toEqual(["मान्यता"]);
    expect(await titles(texts, "डीफार्म")).toEqual(["मान्यता"]);
    expect(await titles(texts, "प्रवेश")).toEqual(["प्रवेश"]);
  });

  test("finds a name with a mistake in it, but no other number", async () => {
    const texts = { "Anjali Kulkarni": "Lecturer, room 1204", "सुलभा पाटील": "प्राध्यापक" };
    expect(await titles(texts, "anjli kulkarnee")).toEqual(["Anjali Kulkarni"]);
    expect(await titles(texts, "पाटिल")).toEqual(["सुलभा पाटील"]);
    expect(await titles(texts, "1205")).toEqual([]);
  });

  test("finds what means the same in the other language", async () => {
    expect(await titles({ तक्ता: "शुल्काचा तक्ता" }, "fees")).toEqual(["तक्ता"]);
    expect(await titles({ प्रवेश: "कधी सुरू होईल" }, "pravesh")).toEqual(["प्रवेश"]);
  });

  test("takes some of the words when nothing has all of them, and says so", async () => {
    const index = await createSearchIndex(documents({ Library: "open till six", Canteen: "tea" }));
    expect(index.find("library sunday")).toMatchObject({ total: 1, hasAllWords: false });
    expect(index.find("library six")).toMatchObject({ total: 1, hasAllWords: true });
    expect(index.find("?!")).toMatchObject({ total: 0 });
  });

  test("shows the summary of a page whose text has none of the words", async () => {
    const page: SearchDocument = { kind: "page", title: "Home", text: "Welcome.", address: "/" };
    const summary = "Fees, dates and the hostel.";
    const index = await createSearchIndex([{ ...page, keywords: summary, summary }]);
    expect(plain(index.find("hostel").found[0]?.excerpt ?? [])).toBe(summary);
    expect(plain(index.find("welcome").found[0]?.excerpt ?? [])).toBe("Welcome.");
  });

  test("leaves out what is in nearly every text of many", async () => {
    const texts = Object.fromEntries(Array.from({ length: 800 }, (_, at) => [`n${at}`, "the library"]));
    const index = await createSearchIndex(documents({ ...texts, Hall: "Anatomy" }));
    expect(index.find("the anatomy")).toMatchObject({ total: 1, hasAllWords: true });
  });
});

test.each([
  ["fees", "fees"],
  ["फी किती आहे?", "fees"],
  ["D.Pharm shulk", "fees"],
  ["admission last date", "dates"],
  ["प्रवेशाची शेवटची तारीख", "dates"],
  ["६० जागा", "seats"],
  ["५० टक्के", "marks"],
  ["50%", "marks"],
  ["फोन नंबर", "phone"],
  ["fees and contact number", "fees,phone"],
  ["Good Minds fees", "fees"],
  ["hostel fees", ""],
  ["exam date", ""],
  ["गुणपत्रिका", ""],
  ["admission", ""],
])("%j asks for %j", (typed, topics) => expect(topicsOf(typed, instituteNames(sample)).join()).toBe(topics));

test("an excerpt is cut between words, around what was found, and marks it", () => {
  const text = `${"शब्द ".repeat(60)}शुल्क भरा ${"मजकूर ".repeat(60)}`.trim();
  const pieces = excerpt(text, new Set(["शुल्क"]));
  expect(pieces.filter(({ isMarked }) => isMarked)).toEqual([{ text: "शुल्क", isMarked: true }]);
  expect(plain(pieces)).toMatch(/^… (शब्द )+शुल्क भरा( मजकूर)+ …$/);
  expect(plain(pieces).length).toBeLessThan(170);
});
