import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { findPdf } from "#app/cms/content/media.ts";
import { formatRupees } from "#app/lib/i18n/format.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { log } from "#app/log.server.ts";
import { readContent } from "#app/records.server.ts";
import { contentCopy } from "./help/content-copy.ts";
import { documentText } from "./help/document-text.ts";
import { madeFolder, openMade } from "./help/made-content.ts";

const sample = "tests/content";

/** The sample's content for an institute that is not the sample. */
function ownContent(): string {
  const folder = contentCopy(onTestFinished);
  const institute = join(folder, "institute.yaml");
  writeFileSync(institute, readFileSync(institute, "utf8").replace("isSample: true", "isSample: false"));
  mkdirSync(join(folder, "media/papers"), { recursive: true });
  return folder;
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("It is not there.");
  return value;
}

const textOf = async (bytes: Buffer | undefined) => (await documentText(new Uint8Array(there(bytes)))).read;
/** The fees that the site leads with: those of the year that admission is for. */
const leadingOrder = () => there(readContent(sample).feeOrders.find(({ year }) => year === "2027-28"));
const feeSheet = (language: string) => `/documents/fee-structure-${language}.pdf`;

test("a fee that is published is in the fee sheet at once, under the same link and in both languages", async () => {
  const { publish, bytesAt } = await openMade(sample);
  const order = leadingOrder();
  const rupees = order.lines.map(({ firstYear }) => firstYear);
  const lines = order.lines.map((line) => ({ ...line, firstYear: line.firstYear + 1234 }));
  for (const language of locales) {
    const before = await textOf(await bytesAt(feeSheet(language)));
    for (const each of rupees) expect(before).toContain(formatRupees(each, language).replace("₹", ""));
  }
  publish("feeOrders", { ...order, lines }, "2027-28");
  for (const language of locales) {
    const after = await textOf(await bytesAt(feeSheet(language)));
    for (const { firstYear } of lines) expect(after).toContain(formatRupees(firstYear, language).replace("₹", ""));
    // One sheet serves the notice board: the other language stands below.
    for (const { name } of lines) for (const each of locales) expect(after).toContain(name[each].split(" ")[0]);
    expect(findPdf("fee-structure", language)).toMatchObject({ address: feeSheet(language), pages: 1 });
  }
});

test("until a document is made, pages link to it and say nothing of its pages and size", async () => {
  const { made, publish, bytesAt } = await openMade(sample);
  const before = made.changes.number();
  const { institute } = readContent(sample);
  publish("institute", { ...institute, isSample: false });
  made.update();
  expect(findPdf("fee-structure", "mr")).toEqual({ address: feeSheet("mr") });
  const bytes = there(await bytesAt(feeSheet("mr")));
  expect(findPdf("fee-structure", "mr")).toEqual({ address: feeSheet("mr"), bytes: bytes.length, pages: 1 });
  expect(made.changes.number()).toBeGreaterThan(before);
});

test("for an institute that is not the sample, no letter of another body is written", async () => {
  const folder = ownContent();
  const file = join(folder, "records/paper-texts.yaml");
  const papers: { id: string }[] = parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(papers.filter(({ id }) => id !== "dte-approval")));
  const { bytesAt: ofSample } = await openMade(sample);
  const letter = there(await ofSample("/documents/dte-approval-en.pdf"));
  writeFileSync(join(folder, "media/papers/dte-approval.pdf"), letter);
  const lines = vi.spyOn(log, "info").mockImplementation(() => {});
  const { bytesAt } = await openMade(folder);
  expect(lines).toHaveBeenCalledWith(expect.stringMatching(/^Without a document.*pci-approval-en.*pci-approval-mr/));
  for (const { id } of papers.filter((each) => /pci|msbte|government|aishe/.test(each.id))) {
    expect(findPdf(id, "mr")).toBeUndefined();
    expect(await bytesAt(`/documents/${id}-mr.pdf`)).toBeUndefined();
  }
  expect(findPdf("anti-ragging", "mr"), "its own committees' rules").toBeDefined();
  for (const language of locales)
    expect(await bytesAt(`/documents/dte-approval-${language}.pdf`), "what it has from the body").toEqual(letter);
  expect(there(findPdf("dte-approval", "mr")?.firstPage).width).toBe(256);
});

test("an approval that the office enters without its PDF is no fault of the content", async () => {
  const errors = vi.spyOn(log, "error");
  const { made, publish } = await openMade(sample);
  const [, , , , , approval] = readContent(sample).papers;
  publish("papers", { ...there(approval), id: "pci-2027", forYear: "2027-28", file: undefined }, "pci-2027");
  made.update();
  expect(findPdf("pci-2027", "mr")).toBeUndefined();
  expect(made.printing.unmade().filter(({ id }) => id === "pci-2027")).toEqual([]);
  expect(errors).not.toHaveBeenCalledWith(expect.stringContaining("pci-2027"));
});

test("a file that is no PDF is named in the log, and the site does without the document", async () => {
  const folder = ownContent();
  const broken = join(folder, "media/papers/dte-approval.pdf");
  copyFileSync("package.json", broken);
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  const { made } = await openMade(folder);
  await made.stored("/documents/dte-approval-en.pdf").catch(() => {});
  expect(errors).toHaveBeenCalledWith(expect.stringContaining(`${broken} is not a PDF that can be opened.`));
  expect(made.printing.unmade()).toContainEqual({
    id: "dte-approval",
    locale: "en",
    unprintable: undefined,
    isKept: false,
  });
  expect(findPdf("dte-approval", "en")).toBeUndefined();
});

test("of a document with a character that cannot be printed the last one stays, also after a restart", async () => {
  const order = leadingOrder();
  const named = (name: string) => ({
    ...order,
    lines: order.lines.map((line, at) => (at === 0 ? { ...line, name: { ...line.name, en: name } } : line)),
  });
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  const { made, madeDir, publish, bytesAt } = await openMade(sample);
  publish("feeOrders", named("Tuition → MSBTE 🎉"), "2027-28");
  const good = there(await bytesAt(feeSheet("en")));
  expect(await textOf(good)).toContain("Tuition -> MSBTE");
  publish("feeOrders", named("Tuition ก"), "2027-28");
  expect(await bytesAt(feeSheet("en"))).toEqual(good);
  expect(findPdf("fee-structure", "en")).toEqual({ address: feeSheet("en"), bytes: good.length, pages: 1 });
  const unprintable = { signs: "ก", text: "Tuition ก" };
  expect(made.printing.unmade()).toContainEqual({ id: "fee-structure", locale: "en", unprintable, isKept: true });
  expect(errors).toHaveBeenCalledWith(expect.stringMatching(/fee-structure-en could not be made.*: ก$/));
  made.close();
  const again = await openMade(sample, madeDir);
  again.publish("feeOrders", named("Tuition ก"), "2027-28");
  expect(await again.bytesAt(feeSheet("en"))).toEqual(good);
  again.publish("feeOrders", named("Tuition"), "2027-28");
  expect(await textOf(await again.bytesAt(feeSheet("en")))).not.toContain("MSBTE 🎉");
  expect(again.made.printing.unmade()).toEqual([]);
});

test("two processes that make one document leave one whole file", async () => {
  const madeDir = madeFolder();
  const sites = [await openMade(sample, madeDir), await openMade(sample, madeDir)];
  const [one, other] = await Promise.all(sites.map(({ bytesAt }) => bytesAt(feeSheet("en"))));
  expect(await textOf(one)).toBe(await textOf(other));
  const files = readdirSync(join(madeDir, "documents"));
  expect(files.filter((file) => file.startsWith("fee-structure-en"))).toHaveLength(2);
  expect(files.filter((file) => !/\.(pdf|json)$/.test(file))).toEqual([]);
});

test("what is deleted while the site runs is made again", async () => {
  const { madeDir, bytesAt } = await openMade(sample);
  const whole = there(await bytesAt("/documents/dte-approval-en.pdf"));
  const picture = `${there(findPdf("dte-approval", "en")?.firstPage).address}.webp`;
  rmSync(madeDir, { recursive: true });
  const again = await bytesAt(picture);
  expect(again?.subarray(8, 12).toString()).toBe("WEBP");
  expect(
    readFileSync(
      join(madeDir, "documents", there(readdirSync(join(madeDir, "documents")).find((each) => each.endsWith(".pdf")))),
    ).length,
  ).toBe(whole.length);
});

test("a site that is killed while it makes documents leaves whole files alone, and the next one goes on", async () => {
  const { made, madeDir } = await openMade(sample);
  const folder = join(madeDir, "documents");
  const makingAll = made.makeAll();
  await vi.waitFor(() => expect(readdirSync(folder).length).toBeGreaterThan(3), { timeout: 30_000, interval: 1 });
  made.close();
  await makingAll;
  const files = readdirSync(folder).filter((file) => !file.endsWith(".part"));
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    if (file.endsWith(".pdf")) expect(bytes.subarray(-8).toString()).toContain("%%EOF");
    if (file.endsWith(".json")) expect(JSON.parse(bytes.toString()).pages).toBeGreaterThan(0);
  }
  const { bytesAt } = await openMade(sample, madeDir);
  expect(await textOf(await bytesAt(feeSheet("mr")))).not.toBe("");
});
