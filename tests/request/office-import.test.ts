import { expect, test } from "vitest";
import writeExcel from "write-excel-file/universal";
import { importWords } from "#app/office/import/import-words.ts";
import { drawnFields } from "../help/drawn-fields.ts";
import { all, type Element, readHtml, textOf, the } from "../help/html.ts";
import { newStaff, type OfficeBrowser } from "../help/office.ts";
import { passMinuteOf } from "../help/pass-minute.ts";
import { fieldsIn, press, saidIn } from "../help/record-forms.ts";
import { startForAll } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

const en = importWords.en;
/** A separate site, for drafts that other tests must not see. */
const server = startForAll({ SITE_URL: siteUrl });

let signedIn: Promise<OfficeBrowser> | undefined;

/** The browser of one person of the office, for all tests. */
const staff = () => {
  signedIn ??= newStaff("office", server()).then(({ browser }) => browser);
  return signedIn;
};

interface Sent {
  table: string;
  text?: string;
  file?: [name: string, bytes: string | Uint8Array];
}

/** Sends a table as the form does without script. */
async function send({ table, text, file }: Sent, browser?: OfficeBrowser) {
  const body = new FormData();
  body.append("table", table);
  body.append("text", text ?? "");
  if (file) body.append("file", new File([Buffer.from(file[1])], file[0]));
  return (browser ?? (await staff())).visit("/office/import", { method: "POST", body, headers: { origin: siteUrl } });
}

/** Each row of the preview. */
const rowsIn = (page: Element) => all(page, "main tbody tr").map((row) => all(row, "th, td:last-child").map(textOf));

/** Presses the button of the preview. */
async function make(page: Element) {
  const [form] = all(page, "#import-make-form");
  const fields = form ? drawnFields(form) : {};
  return (await staff()).send("/office/import", { ...fields, intent: "make" });
}

const draftsOf = async (kind: string) =>
  all((await (await staff()).visit(`/office/records/${kind}?state=draft`)).page, "main li a").map(textOf);

test("a table of teachers is shown with its faults, and becomes drafts once, which nobody outside sees", async () => {
  const text = [
    "Name (English);Name (Marathi);Email",
    "Ms. Rekha Udaharan;श्रीमती रेखा उदाहरण;rekha@example.org",
    "Mr. Mohan Namuna;;not an address",
  ].join("\n");
  const shown = await send({ table: "teachers", file: ["teachers.csv", text] });
  const [first, second] = rowsIn(shown.page);
  expect(first?.[0]).toBe("2");
  expect(second).toEqual(["3", expect.stringContaining("Not filled in: Name (Marathi).")]);
  expect(second?.[1]).toContain("Email: please give an email address");
  expect(textOf(the(shown.page, "#answer")), "columns that the file does not have").toMatch(
    /Add it in the drafts: .*Designation \(English\)/,
  );
  expect(await draftsOf("teachers")).toEqual([]);

  const made = await make(shown.page);
  expect(textOf(the(made.page, "#answer"))).toContain(en.made("2", false));
  expect((await draftsOf("teachers")).sort()).toEqual(["Mr. Mohan Namuna", "Ms. Rekha Udaharan"]);
  expect((await (await staff()).visit("/faculty")).html).not.toContain("Rekha");
  const pressedAgain = await make(shown.page);
  expect(textOf(the(pressedAgain.page, "#answer"))).toContain(en.nothing);

  const again = await send({ table: "teachers", text });
  expect(textOf(the(again.page, "#answer"))).toContain(en.nothing);
  expect(await draftsOf("teachers")).toHaveLength(2);
});

test("a teacher of a list without photo, publications, award and membership is published as it is", async () => {
  const heads = ["Name", "Qualifications", "Specialization", "Department", "Designation"];
  const both = [...heads, "Experience: In industry", "Experience: In teaching"].map((head) => [
    `${head} (English)`,
    `${head} (Marathi)`,
  ]);
  const pairs = [
    ...["Ms. Sheela Yadi", "श्रीमती शीला यादी", "M.Pharm", "एम.फार्म", "Quality", "गुणवत्ता", "Pharmaceutics", "औषधनिर्माण"],
    ...["Lecturer", "अधिव्याख्याता", "1 year", "१ वर्ष", "2 years", "२ वर्षे"],
  ];
  const text = [[...both.flat(), "Email"].join(";"), [...pairs, "sheela@example.org"].join(";")].join("\n");
  await make((await send({ table: "teachers", text })).page);
  const { browser } = await newStaff("principal", server());
  const list = (await browser.visit("/office/records/teachers?state=draft")).page;
  const path = all(list, "main li a").find((link) => textOf(link) === "Ms. Sheela Yadi")?.attributes.href ?? "";
  await press(browser, path, await browser.visit(path), "publish");
  passMinuteOf(server().dataDir, path.split("/").at(-1) ?? "");

  const cardNow = async () =>
    all((await browser.visit("/faculty")).page, "main li").find((each) => textOf(each).includes("Sheela"));
  // The server hears of a change by others after the next request.
  await expect.poll(cardNow, { timeout: 10_000 }).toBeDefined();
  const card = await cardNow();
  expect(card && all(card, "dt").map(textOf)).toEqual([...heads.slice(1), "Experience", "Email"]);
  expect(card && all(card, "img, picture")).toEqual([]);
});

test("a list of old addresses names the line of each fault, and so does publishing its draft", async () => {
  const browser = await staff();
  const text = "/old/fees.html /admission/fees\n/old/gone.html /no-such-page\n/admission /feedback\n";
  const shown = await send({ table: "redirects", file: ["old.txt", text] });
  expect(rowsIn(shown.page).map(([row, outcome = ""]) => [row, /: (.*)/.exec(outcome)?.[1]])).toEqual([
    ["1", undefined],
    ["2", "there is nothing at this address of the website. Please correct it."],
    ["3", expect.stringContaining("an address of the old website")],
  ]);
  expect(textOf(the(await make(shown.page).then(({ page }) => page), "#answer"))).toContain(en.made("1", true));
  const path = "/office/records/redirects/redirects";
  const drawn = await browser.visit(path);
  expect(Object.values(fieldsIn(drawn.page))).toContain("/old/fees.html");
  const refused = await press(browser, path, drawn, "publish");
  expect(saidIn(refused.page)).toContain("there is nothing at this address");
});

test("rows that the form of a preview carries are checked again", async () => {
  const browser = await staff();
  const typed = { table: "teachers", intent: "make", key: "k" };
  for (const rows of [
    "",
    "[",
    "{}",
    "[[1]]",
    JSON.stringify([Array(41).fill("x")]),
    JSON.stringify(Array(401).fill(["x"])),
  ]) {
    const { status, page } = await browser.send("/office/import", { ...typed, rows });
    expect([rows.slice(0, 20), status]).toEqual([rows.slice(0, 20), 400]);
    expect(textOf(the(page, "#answer"))).toBe(en.problems.none);
  }
});

test.each<[string, Sent, keyof typeof en.problems]>([
  ["nothing", { table: "fees" }, "none"],
  ["no kind", { table: "__proto__", text: "a,b" }, "kind"],
  ["a PDF", { table: "fees", file: ["a.xlsx", "%PDF-1.7\n"] }, "fileKind"],
  ["a broken workbook", { table: "fees", file: ["a.xlsx", "PK\x03\x04 and words"] }, "fileBroken"],
  ["unknown heads", { table: "fees", text: "a,b\n1,2" }, "heads"],
  ["heads alone", { table: "subjects", text: "Year,Code" }, "empty"],
  ["too many rows", { table: "redirects", text: "/a /b\n".repeat(401) }, "tableLong"],
])("%s is refused with a sentence", async (_name, sent, problem) => {
  const { status, page } = await send(sent);
  expect([status, textOf(the(page, "#answer"))]).toEqual([400, en.problems[problem] as string]);
});

test("the empty tables have the heads of either language, and open in a spreadsheet", async () => {
  const browser = await staff();
  const { html, headers } = await browser.visit("/office/import/template?table=subjects&heads=mr");
  expect(html).toBe('\ufeff"वर्ष","कोड","विषय (इंग्रजी)","विषय (मराठी)","प्रात्यक्षिक आहे"\r\n'.slice(1));
  expect(headers.get("content-disposition")).toBe('attachment; filename="subjects-mr.csv"');
  expect((await browser.visit("/office/import/template?table=no-such")).status).toBe(404);
});

test("an admin, who writes no records, and strangers import nothing", async () => {
  const { browser } = await newStaff("admin", server());
  expect((await browser.visit("/office/import")).status).toBe(403);
  expect((await send({ table: "fees", text: "Name" }, browser)).status).not.toBe(200);
  const stranger = await fetch(`${server().url}/office/import/template?table=fees`);
  expect(all(readHtml(await stranger.text()), "#gate-form")).toHaveLength(1);
});

test("a page under the name of a workbook is refused with what to do, in Marathi too", async () => {
  const sent = { table: "teachers", file: ["staff.xls", "<html><table><tr><td>Name</td></tr></table>"] } as const;
  const { status, page } = await send({ ...sent, file: [...sent.file] });
  expect([status, textOf(the(page, "#answer"))]).toEqual([
    400,
    "This is not a table that we can read. Save it as XLSX or CSV.",
  ]);
});

test("of a workbook the sheet with the heads is read, and said; the cover and the hidden list are not", async () => {
  const sheetOf = (...rows: string[][]) => rows.map((row) => row.map((value) => ({ value })));
  const data = [
    sheetOf(["Good Minds"]),
    sheetOf(["Name (English)", "Name (Marathi)"], ["Ms. Sheet One", "श्रीमती शीट एक"]),
    sheetOf(["Name (English)", "Email"], ["Mr. Old", "old@example.org"]),
  ];
  const sheets = data.map((rows, at) => ({ data: rows, sheet: ["Cover", "Staff", "Old staff"][at] as string }));
  const file = await writeExcel(sheets as never).toBlob();
  const { page } = await send({ table: "teachers", file: ["a.xlsx", new Uint8Array(await file.arrayBuffer())] });
  expect(rowsIn(page).map(([row]) => row)).toEqual(["2"]);
  const said = textOf(the(page, "#answer"));
  expect(said).toContain("Read: the sheet “Staff”.");
  expect(said).toContain("Not read, although their column headings fit too: “Old staff”.");
});

test("fees without their year are asked for it, and nothing untrue is said", async () => {
  const text =
    "Fees of D. Pharm, all in rupees\nParticulars;First year;Second year\nTuition fee;65,000.00;Rs. 65,000/-";
  const asked = await send({ table: "fees", text });
  expect(textOf(the(asked.page, "#answer"))).toContain("The table has no column “Academic year”.");
  const fields = drawnFields(the(asked.page, "#import-key-form"));
  const answer = (key: string) =>
    staff().then((browser) => browser.send("/office/import", { ...fields, intent: "key", key }));
  expect(textOf(the((await answer(" ")).page, "#answer")), "nothing was typed").toContain("has no column");
  const wrong = await answer("next year");
  expect(rowsIn(wrong.page)[0]?.[1]).toContain("Academic year:");
  const shown = await answer("२०३१-३२");
  expect(rowsIn(shown.page)[0]?.[1]).toMatch(/^New/);
  expect(textOf(the((await make(shown.page)).page, "#answer"))).toContain(en.made("1", true));
});

test("a table of which no row can be taken does not say that all is there", async () => {
  const { page } = await send({ table: "subjects", text: "Year,Code\n3,X-1\n,\nperhaps,X-2" });
  const said = textOf(the(page, "#answer"));
  expect(said).toContain(en.noRow);
  expect(said).not.toContain(en.nothing);
});
