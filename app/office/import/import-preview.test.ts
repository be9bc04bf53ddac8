import { expect, test } from "vitest";
import { readTable } from "#app/lib/sanitize/table.server.ts";
import { found, imported } from "../../../tests/help/imported.ts";
import { faultsOfLinks } from "./import-preview.ts";
import { chooseReading, readRows, withKey } from "./import-rows.ts";
import { columnsOf, importTables, otherHeads } from "./import-tables.ts";

const subjects = found("subjects");

test.each(importTables.map((table) => [table.name, table] as const))(
  "the heads of the table to fill in for %s are all known, in both languages",
  (_name, table) => {
    for (const locale of ["en", "mr"] as const) {
      const heads = columnsOf(table).map(({ head }) => head[locale]);
      expect(new Set(heads).size).toBe(heads.length);
      const rows = table.isPairs ? [["/a", "/b"]] : [["A title above"], heads, heads.map(() => "x")];
      const read = readRows(table, rows);
      expect(read?.columns.map(({ path }) => path)).toEqual(columnsOf(table).map(({ path }) => path));
      expect(read?.unused).toEqual([]);
    }
  },
);

test.each([
  [
    "fees",
    ["Particulars", "I Year", "2nd year", "Applicable from"],
    ["name.en", "firstYear", "secondYear", "inForceFrom"],
  ],
  ["teachers", ["Name of Faculty", "पदनाम", "E-mail ID"], ["name.en", "details.designation.mr", "details.email"]],
])("the heads of a college's own table of %s are known", (name, heads, paths) => {
  const read = readRows(found(name), [heads, heads.map(() => "x")]);
  expect(read?.columns.map(({ path }) => path)).toEqual(paths);
});

test("every other head is of a column, and of one alone", () => {
  const heads = importTables.flatMap((table) => {
    const columns = columnsOf(table);
    const paths = columns.map(({ path, field }) => (field?.type === "pair" ? path.replace(/\.(en|mr)$/, "") : path));
    const lost = Object.keys(otherHeads[table.name] ?? {}).filter((path) => !paths.includes(path));
    const all = columns.flatMap((column) => [...new Set(column.heads)]);
    return [...lost, ...all.filter((head, at) => all.indexOf(head) < at)].map((head) => `${table.name}: ${head}`);
  });
  expect(heads).toEqual([]);
});

test("a subject that is there is changed, a new one comes last, and the same table again changes nothing", async () => {
  const rows = [
    ["Year", "Code", "Subject (English)", "विषय (मराठी)", "Has practicals", "Teacher"],
    ["1", "er20-11", "Pharmaceutics I", "", "yes", "A. N. Other"],
    ["द्वितीय वर्ष", "ER99-1", "Ethics", "नीतिशास्त्र", "नाही", ""],
  ];
  const first = await imported(subjects, rows);
  expect(first.told.map(({ number, state }) => [number, state])).toEqual([
    [2, "changed"],
    [3, "new"],
  ]);
  const [draft] = first.drafts;
  const data = draft?.data as { firstYear: object[]; secondYear: object[] };
  expect(data.firstYear[0]).toMatchObject({ name: { en: "Pharmaceutics I", mr: expect.any(String) }, practical: true });
  expect(data.secondYear.at(-1)).toEqual({
    ...{ code: "ER99-1", practical: false },
    name: { en: "Ethics", mr: "नीतिशास्त्र" },
  });
  expect(readRows(subjects, rows)?.unused).toEqual(["Teacher"]);
  const again = await imported(subjects, rows, [{ slug: "subjects", version: 2, data }]);
  expect([again.told.map(({ state }) => state), again.drafts]).toEqual([["same", "same"], []]);
});

test("each fault is named by its row and column, and rows without a place are left out", async () => {
  const { told } = await imported(subjects, [
    ["Year", "Code", "Subject (English)", "Subject (Marathi)", "Has practicals"],
    ["1", "N-1", "Nothing in Marathi", "", "perhaps"],
    ["3", "N-2", "A third year", "तिसरे वर्ष", "no"],
    ["1", "", "No code", "कोड नाही", "no"],
    [],
    ["1", "N-1", "The same code", "तोच कोड", "no"],
  ]);
  expect(told).toEqual([
    { number: 2, state: "new", faults: ["Has practicals: wrong", "Subject (Marathi) empty"] },
    { number: 3, state: { code: "list" }, faults: [] },
    { number: 4, state: { code: "nameless" }, faults: [] },
    { number: 6, state: { code: "repeated", row: 2 }, faults: [] },
  ]);
});

test("a teacher is found by email or name, and what the table does not say stays", async () => {
  const teachers = found("teachers");
  const { told, drafts, absent } = await imported(teachers, [
    ["Name (English)", "Designation (English)", "Email"],
    ["DR. ANAND KALPANIK", "Principal and Professor", ""],
    ["Ms. New Person", "=HYPERLINK(1)", "new.example.org"],
  ]);
  expect(told.map(({ state }) => state)).toEqual(["changed", "new"]);
  expect(told.map(({ faults }) => faults)).toEqual([[], ["Email: wrong"]]);
  expect(absent).toContain("Name (Marathi)");
  expect(absent).toContain("Experience: In industry (English)");
  expect(drafts[0]).toMatchObject({
    slug: "principal",
    data: { portrait: "people/principal", details: { designation: { en: "Principal and Professor" } } },
  });
  expect(drafts[1]).toEqual({
    ...{ slug: undefined, cut: [] },
    data: {
      place: 7,
      name: { en: "Ms. New Person" },
      details: { designation: { en: "=HYPERLINK(1)" }, email: "new.example.org" },
    },
  });
});

test("rows below a committee's name are its members, and one person is not there twice", async () => {
  const { told, drafts } = await imported(
    found("committees"),
    [
      ["Name of the committee (English)", "Kind", "Name (English)", "Post (English)", "Last day of the term"],
      ["Library Committee", "Statutory", "Ms. One", "Chairperson", "31/3/2027"],
      ["", "", "Mr. Two", "Member", "soon"],
      ["library committee", "", "Ms. One", "Member", ""],
    ],
    [],
  );
  expect(told.map(({ state }) => state)).toEqual(["new", "new", { code: "repeated", row: 2 }]);
  expect(told[1]?.faults).toContain("Last day of the term: wrong");
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.data).toMatchObject({
    kind: "statutory",
    members: [
      { name: { en: "Ms. One" }, until: "2027-03-31" },
      { name: { en: "Mr. Two" }, until: "soon" },
    ],
  });
});

test("a committee's name may stand alone above its members", async () => {
  const rows = [
    ["Name of the committee (English)", "Name (English)", "Post (English)"],
    ["Library Committee", "", ""],
    ["", "Ms. One", "Chairperson"],
    ["Hostel Committee", "", ""],
    ["", "Ms. One", "Member"],
    ["Empty Committee", "", ""],
    ["Bus Committee", "", ""],
  ];
  const { absent, drafts, listFaults, told } = await imported(found("committees"), rows, []);
  expect(told.map(({ state }) => state)).toEqual(Array(6).fill("new"));
  expect(absent).toEqual(expect.arrayContaining(["Kind", "Name (Marathi)", "Post (Marathi)"]));
  expect(drafts.map(({ data }) => [data.title, data.members])).toEqual([
    [{ en: "Library Committee" }, [{ name: { en: "Ms. One" }, role: { en: "Chairperson" } }]],
    [{ en: "Hostel Committee" }, [{ name: { en: "Ms. One" }, role: { en: "Member" } }]],
    [{ en: "Empty Committee" }, []],
    [{ en: "Bus Committee" }, []],
  ]);
  expect(listFaults).toEqual([{ path: "members", code: "few", min: 1 }]);
});

test("fees are read with rupees and commas into the order of their year, whose other fields stay", async () => {
  const { told, drafts } = await imported(found("fees"), [
    ["Academic year", "Name (English)", "Name (Marathi)", "First year, in rupees", "Second year, in rupees"],
    ["2026-27", "Bus", "बस", "₹ 12,000/-", "१२०००"],
    ["", "Books", "पुस्तके", "about 100", "-5"],
  ]);
  expect(told.map(({ faults }) => faults)).toEqual([
    [],
    ["First year, in rupees: wrong", "Second year, in rupees: wrong"],
  ]);
  const data = drafts[0]?.data as { decision: string; lines: object[] };
  expect(data.decision).toBe("final");
  expect(data.lines.at(-2)).toEqual({ name: { en: "Bus", mr: "बस" }, firstYear: 12_000, secondYear: 12_000 });
});

test.each(["Total", "Grand Total:", "एकूण"])("a row %s of fees is left out, as the site adds them up", async (name) => {
  const { told, drafts } = await imported(
    found("fees"),
    [
      ["Academic year", "Name (English)", "Name (Marathi)", "First year, in rupees", "Second year, in rupees"],
      ["2031-32", "Lab fee, total", "प्रयोग शुल्क, एकूण", "100", "100"],
      ["", name === "एकूण" ? "" : name, "एकूण", "100", "100"],
    ],
    [],
  );
  expect(told.map(({ state }) => state)).toEqual(["new", { code: "sum" }]);
  expect(drafts[0]?.data.lines).toHaveLength(1);
});

test("old addresses are read from lines, with or without heads and the name of the website", async () => {
  const rows = [
    ["Old address", "Leads to"],
    ["https://old.example/a.php?id=1 /admission"],
    ["b.html", "https://new.example/feedback"],
    ["/c"],
    ["/d", "//evil.example"],
  ];
  const data = { redirects: [{ from: "/b.html", to: "/visit" }] };
  const { told, drafts } = await imported(found("redirects"), rows, [{ slug: "redirects", version: 0, data }]);
  expect(told).toEqual([
    { number: 2, state: "new", faults: [] },
    { number: 3, state: "changed", faults: [] },
    { number: 4, state: "new", faults: ["Leads to empty"] },
    { number: 5, state: "new", faults: ["Leads to: wrong"] },
  ]);
  expect(drafts[0]?.data.redirects).toEqual([
    { from: "/b.html", to: "/feedback" },
    { from: "/a.php?id=1", to: "/admission" },
    { from: "/c" },
    { from: "/d", to: "//evil.example" },
  ]);
});

test.each([
  ["/a.php?ids=1,2;3 /visit", "/a.php?ids=1,2;3"],
  ["/a.php -> /visit", "/a.php"],
  ["/a b.html => /visit", "/a%20b.html"],
  ["/प्रवेश माहिती.html,/visit", "/प्रवेश%20माहिती.html"],
  ["www.old.example/a.php?id=%E0%A4%AA /visit", "/a.php?id=%E0%A4%AA"],
  ["HTTPS://Old.example:8080/A.php /visit", "/A.php"],
  ["Redirect 301 /a.php https://new.example/visit", "/a.php"],
  ["/a.php, https://new.example/visit", "/a.php"],
])("the line %s is read after a comment as a text file has it", async (line, from) => {
  const table = await readTable(new Uint8Array(Buffer.from(`# Old, with a comma\n\n  ${line}  \n`)));
  const rows = table.ok ? chooseReading(found("redirects"), table.readings).reading.rows : [];
  const { told, drafts } = await imported(found("redirects"), rows, [{ slug: "redirects", version: 0, data: {} }]);
  expect(told).toEqual([{ number: 3, state: "new", faults: [] }]);
  expect(drafts[0]?.data.redirects).toEqual([{ from, to: "/visit" }]);
});

test("an old address that cannot be decoded is named as such", async () => {
  const rows = [["/100%-result.html", "/visit"]];
  const { told } = await imported(found("redirects"), rows, [{ slug: "redirects", version: 0, data: {} }]);
  expect(told).toEqual([{ number: 1, state: "new", faults: ["Old address: wrong"] }]);
});

test("a line that leads to another old address, or in a circle, is named", async () => {
  const redirects = [
    { from: "/a", to: "/?page_id=12" },
    { from: "/?page_id=12", to: "/admission" },
    { from: "/b?x=1", to: "/B/?x=1" },
    { from: "/c" },
  ];
  const faults = await faultsOfLinks(async (address) => !["/a", "/c"].includes(address))(found("redirects").kind, {
    redirects,
  });
  expect(faults.map(({ path }) => path)).toEqual(["redirects.0.to", "redirects.2.to"]);
});

test("an old address that the list has, written in another way, changes its row", async () => {
  const data = { redirects: [{ from: "/About/?a=1&b=%41", to: "/visit" }] };
  const rows = [["/about?b=A&a=1", "/admission"]];
  const { told, drafts } = await imported(found("redirects"), rows, [{ slug: "redirects", version: 0, data }]);
  expect(told).toEqual([{ number: 1, state: "changed", faults: [] }]);
  expect(drafts[0]?.data.redirects).toEqual([{ from: "/about?b=A&a=1", to: "/admission" }]);
});

test("more old addresses than the form has room for are named", async () => {
  const rows = Array.from({ length: 301 }, (_, at) => [`/old-${at}`, "/admission"]);
  const { listFaults } = await imported(found("redirects"), rows, [{ slug: "redirects", version: 0, data: {} }]);
  expect(listFaults).toEqual([{ path: "redirects", code: "many", max: 300 }]);
});

/** The table in a text, as it is read for a kind. */
async function rowsOf(name: string, text: string) {
  const read = await readTable(new Uint8Array(Buffer.from(text)));
  return read.ok ? chooseReading(found(name), read.readings).reading.rows : [];
}

const institute =
  "Good Minds Institute of Pharmacy, Namunewadi, Tal. Sinnar, Dist. Nashik, Maharashtra, India, 422 103, Ph. 0";
const heads = ["Name (English)", "Name (Marathi)", "Qualification, with year, university, class", "Email"];
const teacher = ["Ms. Asha Namune", "आशा नमुने", "M.Pharm, 2019, SPPU, First", "asha.n@example.org"];

test.each([
  ["semicolons below a title with commas", `${institute};;;\n${heads.join(";")}\n${teacher.join(";")}`],
  ["tabs below a title with commas", `${institute}\n\n${heads.join("\t")}\n${teacher.join("\t")}`],
  ["tabs that fill each row up", `${institute}\t\t\t\n\t\t\t\n${heads.join("\t")}\n${teacher.join("\t")}`],
  ["a quoted title over two lines", `"Good Minds;\nNashik, Maharashtra";;;\n${heads.join(";")}\n${teacher.join(";")}`],
  ["twenty rows of titles", `${"A title, with commas, and more\n".repeat(20)}${heads.join(";")}\n${teacher.join(";")}`],
  [
    "commas and quotes below a title with semicolons",
    `A; B; C; D; E\n${[heads, teacher].map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n")}`,
  ],
  ["lines between the cells, as in a note", `Staff, 2026\n| ${heads.join(" | ")} |\n| ${teacher.join(" | ")} |`],
])("the heads decide how a table is divided: %s", async (_name, text) => {
  const { told, drafts } = await imported(found("teachers"), await rowsOf("teachers", text), []);
  expect(told.map(({ state }) => state)).toEqual(["new"]);
  expect(drafts[0]?.data).toEqual({
    place: 1,
    name: { en: "Ms. Asha Namune", mr: "आशा नमुने" },
    details: { email: "asha.n@example.org" },
  });
});

test("of several sheets the one with most known heads is read, and others with such heads are named", () => {
  const cover = { sheet: "Cover", rows: [["Good Minds"], ["Email"]] };
  const staff = { sheet: "Staff", rows: [heads, teacher] };
  const old = {
    sheet: "Old staff",
    rows: [
      ["Name (English)", "Email"],
      ["Mr. X", ""],
    ],
  };
  const choose = (...readings: { sheet: string; rows: string[][] }[]) => chooseReading(found("teachers"), readings);
  expect(choose(cover, { sheet: "Empty", rows: [] }, staff)).toEqual({ reading: staff, others: [] });
  expect(choose(old, staff)).toEqual({ reading: staff, others: ["Old staff"] });
  expect(choose({ sheet: "Empty", rows: [] }, cover).reading).toBe(cover);
});

test("heads in two rows are one head", async () => {
  const { told, drafts } = await imported(
    found("fees"),
    [
      ["Sr. No.", "Academic year", "Particulars", "Fees (Rs.)", ""],
      ["", "", "", "First year", "Second year"],
      ["1", "2031-32", "Tuition fee", "65,000.00", "Rs. 65,000/-"],
    ],
    [],
  );
  expect(told[0]?.state).toBe("new");
  expect(drafts[0]?.data).toMatchObject({ year: "2031-32", lines: [{ firstYear: 65_000, secondYear: 65_000 }] });
});

test("a year in a cell for several subjects is that of all of them", async () => {
  const rows = [
    ["Year", "Code", "Subject (English)"],
    ["I Year", "N-1", "One"],
    ["", "N-2", "Two"],
    ["2nd year", "N-3", "Three"],
    ["", "N-4", "Four"],
  ];
  const { drafts } = await imported(subjects, rows, [{ slug: "subjects", version: 0, data: {} }]);
  const { firstYear, secondYear } = (drafts[0]?.data ?? {}) as Record<string, { code: string }[]>;
  expect([firstYear, secondYear].map((list) => list?.map(({ code }) => code))).toEqual([
    ["N-1", "N-2"],
    ["N-3", "N-4"],
  ]);
});

test("days and amounts of a fee table are read in the forms that offices write", async () => {
  const rows = [
    ["Session", "With effect from", "Order date", "Particulars", "Kind of fee", "First year (Rs.)", "Second year fees"],
    ["2031-32", "46174", "१ जून २०२६", "Tuition", "Tuition fee", "₹ 1,25,000.00", "Rs. 1,25,000/-"],
    ["", "", "", "Library", "Other", "१,५००", "-"],
    ["", "", "", "Refund", "Other", "(500)", "NIL"],
  ];
  const { told, drafts } = await imported(found("fees"), rows, []);
  expect(drafts[0]?.data).toMatchObject({
    ...{ inForceFrom: "2026-06-01", orderedOn: "2026-06-01" },
    lines: [
      { head: "tuition", firstYear: 125_000, secondYear: 125_000 },
      { firstYear: 1_500, secondYear: 0 },
      { firstYear: -500, secondYear: 0 },
    ],
  });
  expect(told[2]?.faults, "an amount below zero in the brackets of accounts").toContain("First year, in rupees: wrong");
});

test("a deposit stands beside the other fees", async () => {
  const rows = [
    [
      "Academic year",
      "Name (English)",
      "Name (Marathi)",
      "Kind of fee",
      "First year, in rupees",
      "Second year, in rupees",
    ],
    ["2031-32", "Tuition fee", "शिक्षण शुल्क", "Tuition fee", "65000", "65000"],
    ["", "Caution money", "अनामत", "Deposit", "₹3,000/-", "-"],
    ["", "Lab deposit", "प्रयोगशाळा अनामत", "Deposit", "500", ""],
  ];
  const { told, drafts } = await imported(found("fees"), rows, []);
  expect(told.map(({ state }) => state)).toEqual(["new", "new", "new"]);
  expect(drafts[0]?.data.deposit).toEqual({ name: { en: "Caution money", mr: "अनामत" }, rupees: 3_000 });
  expect(told[2]?.faults, "an order has one deposit").toContain("Kind of fee: wrong");
  const again = await imported(found("fees"), rows, [{ slug: "2031-32", version: 1, data: drafts[0]?.data ?? {} }]);
  expect(again.drafts).toEqual([]);
});

test("fees without a year are left out for that reason, and are taken with the year that is said once", async () => {
  const rows = [
    ["Fees of D. Pharm"],
    ["Particulars", "First year", "Second year"],
    ["Tuition fee", "65000", "65000"],
    ["Library", "500", "500"],
  ];
  const without = await imported(found("fees"), rows, []);
  expect(without.told.map(({ state }) => state)).toMatchObject(Array(2).fill({ code: "record" }));
  const { told, drafts } = await imported(found("fees"), withKey(found("fees"), rows, "2031-32"), []);
  expect(told.map(({ state }) => state)).toEqual(["new", "new"]);
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.data).toMatchObject({ year: "2031-32", lines: [{ firstYear: 65_000 }, { firstYear: 500 }] });
});

test("imported teachers are numbered in the order of the table, after those that are there", async () => {
  const rows = [["Name (English)"], ["Ms. One"], ["DR. ANAND KALPANIK"], ["Ms. Two"]];
  const { drafts } = await imported(found("teachers"), rows);
  const placesOf = (made: typeof drafts) => made.filter(({ slug }) => !slug).map(({ data }) => data.place);
  expect(placesOf(drafts)).toEqual([7, 8]);
  const again = await imported(found("teachers"), rows, [{ slug: "one", version: 1, data: drafts[0]?.data ?? {} }]);
  expect(placesOf(again.drafts), "the first keeps its place").toEqual([8, 9]);
});
