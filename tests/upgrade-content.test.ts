import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { readContent } from "#app/records.server.ts";
import { UsageError } from "../scripts/commands/command.ts";
import { upgrade } from "../scripts/commands/upgrade.ts";
import { pageOfMdx, readMdx } from "../scripts/commands/upgrade-pages.ts";
import { contentCopy } from "./help/content-copy.ts";

const text = (en: string) => ({ en, mr: `मराठी: ${en}` });
const page = (source: string) => readMdx(`---\ntitle: "A"\ndescription: "B"\n---\n\n${source}`, parse);

/** The blocks of a page with the same source in both languages, in English. */
function blocksOf(en: string, mr = en) {
  const said: string[] = [];
  const { blocks = [] } = pageOfMdx("x", page(en), page(mr), (line) => said.push(line)) as { blocks?: object[] };
  return { blocks: JSON.parse(JSON.stringify(blocks, (_key, value) => value?.en ?? value)), said };
}

test.each([
  ["<Opening><InstituteName/> teaches.</Opening>", { block: "opening", text: "{name} teaches." }],
  ["Call <Phone/>\nor write **now**.", { block: "paragraph", text: "Call {phone} or write **now**." }],
  ["- **One:** a\n- two\n  lines", { block: "points", items: [{ text: "**One:** a" }, { text: "two lines" }] }],
  ["<Note>\n\na\n\nb\n\n</Note>", { block: "note", text: "a\n\nb" }],
  [
    '<Scene picture="a/b" alt="c">\n\n## T\n\nx\n\n</Scene>',
    { block: "scene", title: "T", text: "x", picture: "a/b", alt: "c" },
  ],
  [
    '<Ring name="R">\n\n1. **A: b** c\n2. **D.** e\n\n</Ring>',
    {
      block: "ring",
      title: "R",
      items: [
        { title: "A: b", text: "c" },
        { title: "D", text: "e" },
      ],
    },
  ],
  [
    '<Scorecard asks="Q" today="T">\n\n1. **A** b?\n\n   <Today is="full">**Yes.** c</Today>\n\n</Scorecard>',
    {
      block: "scorecard",
      title: "Q",
      text: "T",
      items: [{ title: "A", text: "b?", state: "full", today: "**Yes.** c" }],
    },
  ],
  ['<Signature name="N">P</Signature>', { block: "signature", title: "N", text: "P" }],
  [
    '<Postcard to="T" picture="p" button="B">\n\n## W\n\n- a\n\n</Postcard>',
    { block: "postcard", title: "W", text: "T", picture: "p", button: "B", items: [{ text: "a" }] },
  ],
  [
    "<Keep>\n\n<Steps>\n\n1. **Go.** there\n\n</Steps>\n\nThen rest.\n\n</Keep>",
    { block: "card", items: [{ title: "Go", text: "there" }], text: "Then rest." },
  ],
  [
    '<table>\n<tr><th scope="col">A</th><th>B</th></tr>\n<tr><td>c</td>\n<td><RetentionDays/> d</td></tr>\n</table>',
    { block: "table", text: "A | B\nc | {retention} d" },
  ],
])("the part of an old page %s becomes a block", (source, block) => {
  expect(blocksOf(source)).toEqual({ blocks: [block], said: [] });
});

test("a part that opens holds the blocks behind it", () => {
  const source =
    '<details id="keep" open>\n<summary>\n\n## K\n\n</summary>\n\n- a\n\n</details>\n\n## Next\n\n### Below';
  expect(blocksOf(source).blocks).toEqual([
    { block: "fold", title: "K", anchor: "keep", isOpen: true },
    { block: "points", items: [{ text: "a" }] },
    { block: "heading", title: "Next" },
    { block: "subheading", title: "Below" },
  ]);
});

test("a page that is divided differently in its languages keeps its text, and a person is told", () => {
  const { blocks, said } = blocksOf("a\n\nb", "क");
  expect(blocks).toEqual([{ block: "note", text: "a\n\nb" }]);
  expect(said).toEqual([expect.stringContaining("divided differently")]);
});

/** A folder as version 0.1 had it: the course in one file, the approvals as documents, the pages as MDX. */
function oldFolder(): string {
  const folder = contentCopy(onTestFinished);
  const file = (name: string) => join(folder, "records", `${name}.yaml`);
  const read = (name: string) => parse(readFileSync(file(name), "utf8"));
  const write = (name: string, data: unknown) => writeFileSync(file(name), stringify(data));
  write("course", {
    ...{
      ...read("course"),
      ...read("subjects"),
      ...read("highlights"),
      ...read("careers"),
      ...read("admission-steps"),
    },
    dates: read("admission-dates").dates,
    fees: [
      { name: text("Tuition fee"), kind: "tuition", firstYear: 60_000, secondYear: 60_000 },
      { name: text("Development fee"), firstYear: 6_000, secondYear: 6_000 },
      { name: text("Caution deposit"), kind: "deposit", firstYear: 3_000, secondYear: 0 },
    ],
  });
  write("fee-help", {
    ...read("fee-help"),
    firstInstalment: 40_000,
    extras: [{ name: text("Books"), note: text("yours") }],
  });
  write("results", read("results").years);
  write("papers", [
    {
      ...{
        id: "pci-approval",
        title: text("Approval"),
        issuedBy: text("PCI"),
        reference: text("PCI/1"),
        on: "2026-05-01",
      },
      sections: [{ heading: text("About"), paragraphs: [text("It is.")] }],
    },
  ]);
  write("affiliations", [
    { ...read("affiliations")[0], duty: undefined, reference: text("PCI/1"), paper: "pci-approval" },
  ]);
  write(
    "committees",
    read("committees").map(({ paper, ...committee }: { paper?: string }) => ({ ...committee, ...(paper && {}) })),
  );
  write("student-rules", { ...read("student-rules"), holidays: [{ name: text("Holi"), from: "2027-03-22" }] });
  for (const gone of ["pages", "subjects", "highlights", "careers", "admission-steps", "admission-dates", "fee-orders"])
    rmSync(file(gone));
  for (const gone of ["duties", "paper-texts"]) rmSync(file(gone));
  for (const language of ["en", "mr"]) {
    const place = join(folder, "pages", language, "r&d/patent.mdx");
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, '---\ntitle: "Patents"\ndescription: "Patents of the institute"\n---\n\nNone yet.\n');
  }
  return folder;
}

test("a folder of version 0.1 becomes one that this version can use, and what a person decides is listed", () => {
  const folder = oldFolder();
  onTestFinished(() => rmSync(`${folder}-upgraded`, { recursive: true, force: true }));
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  upgrade(`${folder}/`, "starter", { say });
  const said = lines.join("\n");
  expect(said).not.toContain("cannot use");
  expect(said).toMatch(/fee-orders.yaml: say of which year/);
  const content = readContent(`${folder}-upgraded`);
  expect(content.feeOrders[0]).toMatchObject({
    lines: [{ head: "tuition", firstYear: 60_000 }, { head: "development" }],
    deposit: { rupees: 3_000 },
    instalments: [{ rupees: 40_000 }],
    toOthers: [{ name: { en: "Books" } }],
  });
  expect(content.papers[0]).toMatchObject({ duty: "pci-approval", number: "PCI/1", issuedOn: "2026-05-01" });
  expect(content.affiliations[0]?.duty).toBe("pci-approval");
  expect(content.calendar).toContainEqual({ id: "holi", title: text("Holi"), from: "2027-03-22", holiday: true });
  expect(content.pages.find(({ id }) => id === "r-d-patent")?.blocks).toEqual([
    { block: "paragraph", text: { en: "None yet.", mr: "None yet." } },
  ]);
  expect(content.highlights.highlights.length).toBeGreaterThan(0);
  expect(() => upgrade(folder, "starter", { say }), "nothing is overwritten").toThrow(UsageError);
});

test("a folder of today is not upgraded", () => {
  const folder = contentCopy(onTestFinished);
  cpSync("tests/content/institute.yaml", join(folder, "institute.yaml"));
  expect(() => upgrade(folder, "starter", { say: () => {} })).toThrow(UsageError);
});
