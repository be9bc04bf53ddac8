import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { ContentError } from "#app/lib/content-error.ts";
import { contentCopy } from "../tests/help/content-copy.ts";
import { colour } from "../tests/help/upload-files.ts";
import { readContent } from "./records.server.ts";

/** A value of a record file, at a path of names and numbers. */
type Path = (string | number)[];

/** A copy of content/ in which one field of one file has another value, or none. */
function contentWith(file: string, path: Path, value: unknown): string {
  const folder = contentCopy(onTestFinished);
  const place = join(folder, file);
  const record = parse(readFileSync(place, "utf8"));
  const last = path.at(-1) as string | number;
  const holder = path.slice(0, -1).reduce((inner, step) => inner[step], record);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  writeFileSync(place, stringify(record));
  return folder;
}

/** The message with which a folder is refused. */
function refusalOf(folder: string): string {
  try {
    readContent(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message;
  }
  throw new Error("The content was accepted.");
}

describe("the sample institute", () => {
  test("has only valid records, as many as the specification counts", () => {
    const content = readContent("tests/content");
    expect(content.facilities).toHaveLength(15);
    expect(content.culturalEvents).toHaveLength(23);
    expect(content.sportsEvents).toHaveLength(3);
    expect(content.notices).toHaveLength(5);
    expect(content.quickLinks).toHaveLength(4);
    expect(content.teachers).toHaveLength(6);
    expect(content.downloads).toHaveLength(4);
    expect(content.committees.filter(({ kind }) => kind === "statutory")).toHaveLength(3);
    expect(content.course).toMatchObject({ years: 2, intake: 60, minimumPercent: 50 });
  });

  test("has the usual look, also without the file that says so", () => {
    const folder = contentCopy(onTestFinished);
    rmSync(join(folder, "records/appearance.yaml"));
    expect(readContent(folder)).toEqual(readContent("tests/content"));
    expect(readContent(folder).appearance).toEqual({ colour: "green" });
  });

  test("needs no list of old addresses, but every other file", () => {
    const folder = contentCopy(onTestFinished);
    rmSync(join(folder, "records/redirects.yaml"));
    expect(readContent(folder).redirects).toEqual({ redirects: [] });
    rmSync(join(folder, "records/careers.yaml"));
    expect(refusalOf(folder)).toBe(`${folder}/records/careers.yaml is missing or cannot be read.`);
  });

  test("cannot be mistaken for a real one: its mail, phone and links are samples", () => {
    const { institute, teachers } = readContent("tests/content");
    const { contact, social, whatsapp } = institute;
    expect([contact.email, ...teachers.map(({ details }) => details.email)].join()).not.toMatch(
      /@(?!example\.org(,|$))/,
    );
    expect([contact.phone, contact.whatsappNumber]).toEqual(["+91 00000 00000", "+91 00000 00000"]);
    for (const url of [whatsapp, ...social.map((each) => each.url)]) expect(url).toMatch(/^https:\/\/example\.org\//);
    expect(institute.isSample).toBe(true);
  });
});

describe("an invalid record is reported with its file, its field and what it accepts", () => {
  test.each<[string, Path, unknown, RegExp]>([
    ["records/notices.yaml", [0, "text", "mr"], undefined, /\[0\]\.text\.mr is missing. It takes /],
    ["records/notices.yaml", [1, "text", "mr"], "  ", /\[1\]\.text\.mr takes /],
    ["records/notices.yaml", [0, "on"], "20 Nov 2026", /\[0\]\.on takes a day as 2026-01-31/],
    ["records/notices.yaml", [0, "on"], "2026-02-30", /\[0\]\.on takes a day as 2026-01-31/],
    ["records/notices.yaml", [0, "link"], "admission", /\[0\]\.link takes /],
    [
      "records/notices.yaml",
      [2, "id"],
      "admissions-open",
      /\[2\]\.id takes an id of its own; "admissions-open" is taken/,
    ],
    ["records/notices.yaml", [0, "titel"], "x", /\[0\]\.titel is unknown here/],
    ["records/cultural-events.yaml", [0, "id"], 2, /\[1\]\.id takes an id of its own; "2" is taken/],
    [
      "records/cultural-events.yaml",
      [0, "picture"],
      "Events/Photo.JPG",
      /\[0\]\.picture takes a file in content\/media/,
    ],
    ["records/quick-links.yaml", [0, "icon"], "star", /\[0\]\.icon takes .*"book"/],
    [
      "records/quick-links.yaml",
      [0, "url"],
      "javascript:alert(1)",
      /\[0\]\.url takes a page of this site, tel: or https:/,
    ],
    ["records/teachers.yaml", [0, "details", "email"], "someone", /\[0\]\.details\.email takes .*email/],
    [
      "records/teachers.yaml",
      [0, "details", "experience", "teaching"],
      undefined,
      /\[0\]\.details\.experience\.teaching is missing. It takes lines below it/,
    ],
    ["records/course.yaml", ["intake"], "sixty", /intake takes /],
    ["records/appearance.yaml", ["colour"], "pink", /colour takes .*"green"/],
    ["records/appearance.yaml", ["logo"], "site/none", /field logo takes a file in .*, not "site\/none"/],
    ["records/admission-steps.yaml", ["steps"], [], /steps takes .*4/],
    [
      "records/admission-dates.yaml",
      ["dates", 0, "status"],
      undefined,
      /dates\[0\]\.status is missing. It takes expected or announced/,
    ],
    [
      "records/admission-dates.yaml",
      ["dates", 0, "stage"],
      "none",
      /field stage takes an id of admission-stages\.yaml, not "none"/,
    ],
    [
      "records/admission-dates.yaml",
      ["dates", 0, "to"],
      "2026-01-01",
      /dates\[0\]\.to takes a day that is not before from/,
    ],
    ["records/admission-check.yaml", ["answers", 0], undefined, /answers.* [Tt]akes? /],
    ["records/admission-documents.yaml", [2, "for"], ["caste"], /\[2\]\.for\[0\] takes reserved, ews, disability, /],
    ["records/facilities.yaml", [0, "alt", "mr"], undefined, /\[0\]\.alt\.mr is missing. It takes/],
    ["records/organogram.yaml", ["title", "mr"], undefined, /title\.mr is missing. It takes/],
    ["institute.yaml", ["contact", "phone"], "02112 222222", /contact\.phone takes a number with country code/],
    [
      "institute.yaml",
      ["map", "embed"],
      "http://map.example",
      /map\.embed takes an address that starts with https:\/\//,
    ],
    ["institute.yaml", ["hours", "machine"], "9 to 5", /hours\.machine takes hours as Mo-Sa 09:00-17:00/],
  ])("content/%s %j", (file, path, value, takes) => {
    const folder = contentWith(file, path, value);
    const refusal = refusalOf(folder);
    expect(refusal).toMatch(new RegExp(`^${join(folder, file)}, line \\d+: the field `));
    expect(refusal).toMatch(takes);
  });

  test.each<[string, Path]>([
    ["records/notices.yaml", [0, "text", "mr"]],
    ["records/course.yaml", ["years"]],
  ])("content/%s %j, in words that a non-programmer understands", (file, path) => {
    expect(refusalOf(contentWith(file, path, undefined))).not.toMatch(/Invalid input|undefined|expected/);
  });

  test("a paper that no file has", () => {
    expect(refusalOf(contentWith("records/committees.yaml", [0, "paper"], "no-such-paper"))).toMatch(
      /committees\.yaml, line \d+: the field paper of \S+ takes an id of papers\.yaml, not "no-such-paper"\.$/,
    );
    expect(refusalOf(contentWith("records/committees.yaml", [1, "paper"], "lost"))).toMatch(/committees\.yaml.*"lost"/);
  });

  test("a missing file", () => {
    const folder = contentCopy(onTestFinished);
    rmSync(join(folder, "records/teachers.yaml"));
    expect(refusalOf(folder)).toBe(`${folder}/records/teachers.yaml is missing or cannot be read.`);
  });

  test("a file that is not valid YAML, with its line", () => {
    const folder = contentCopy(onTestFinished);
    writeFileSync(join(folder, "records/teachers.yaml"), "- id: a\n  id: b\n");
    expect(refusalOf(folder)).toBe(`${folder}/records/teachers.yaml, line 2: Map keys must be unique.`);
  });

  test.each([
    ["a colon", "Yes: ask the office.", 3],
    ["a quoted word at its beginning", '"Yes" is the answer.', 3],
    ["an @ at its beginning", "@ 9 in the hall", 3],
    ["an asterisk at its beginning", "*Free", undefined],
  ])("a text with %s is said to need quotes", (_, text, line) => {
    const folder = contentCopy(onTestFinished);
    writeFileSync(join(folder, "records/notices.yaml"), `- id: a\n  text:\n    en: ${text}\n    mr: होय\n`);
    const place = line ? `, line ${line}` : "";
    expect(refusalOf(folder)).toMatch(
      new RegExp(`^${folder}/records/notices\\.yaml${place}: .*takes quotes around it`),
    );
  });

  test("a picture that content/media does not have", () => {
    expect(refusalOf(contentWith("records/facilities.yaml", [0, "picture"], "facilities/no-such-picture"))).toMatch(
      /facilities\.yaml.*no-such-picture/,
    );
  });

  test("a picture that is there twice, as a drawing and as a photograph", () => {
    const folder = contentCopy(onTestFinished);
    const name = join(folder, "media/facilities/campus");
    writeFileSync(`${name}.jpg`, "");
    expect(refusalOf(folder)).toBe(`${name}.jpg and ${name}.svg are two pictures of one name. Take one of them away.`);
  });

  test("a link to a page that the site does not have", () => {
    expect(refusalOf(contentWith("records/notices.yaml", [0, "link"], "/no-such-page"))).toMatch(
      /notices\.yaml.*no-such-page/,
    );
  });
});

/** A copy of content/ in which files have been changed. */
function contentChanged(change: (file: (name: string) => string) => void): string {
  const folder = contentCopy(onTestFinished);
  change((name) => join(folder, name));
  return folder;
}

/** What the check of the build prints of a folder, and how it ends. */
function checked(folder: string) {
  const env = { ...process.env, CONTENT_DIR: folder };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/check-content.ts"], { env, encoding: "utf8" });
  return { status, lines: stderr.replaceAll(folder, "content").trim().split("\n") };
}

const replaceIn = (file: string, before: string | RegExp, after: string) =>
  writeFileSync(file, readFileSync(file, "utf8").replace(before, after));

test("all mistakes of a folder are listed at once, each with its file and line", () => {
  const folder = contentChanged((file) => {
    replaceIn(file("records/notices.yaml"), /^ {2}on: .*$/m, "  on: yesterday\n  titel: x");
    replaceIn(file("records/teachers.yaml"), /portrait: .*/, "portrait: people/nobody");
    replaceIn(file("institute.yaml"), /phone: .*/, "phone: '02112 222222'");
    writeFileSync(file("records/careers.yaml"), "- title:\n\ten: x\n");
    writeFileSync(file("records/highlights.yaml"), "");
    writeFileSync(file("records/contacts.yaml"), Buffer.from("\ufeffpeople: []\n", "utf16le"));
    writeFileSync(file("records/redirects.yaml"), "redirects:\n  - from: /a.php\n    to: /no-such-page\n");
  });
  expect(checked(folder)).toEqual({
    status: 1,
    lines: [
      "content/institute.yaml, line 36: the field contact.phone takes a number with country code, as +91 00000 00000",
      expect.stringMatching(/^content\/records\/highlights.yaml.*there is nothing in this file/),
      "content/records/careers.yaml, line 2: this line begins with a tab. YAML takes spaces there.",
      "content/records/contacts.yaml is saved in UTF-16 or is no text. Please save it as UTF-8.",
      expect.stringMatching(/^content\/records\/notices.yaml, line \d+: the field \[0\]\.on takes a day/),
      expect.stringMatching(/^content\/records\/notices.yaml, line \d+: the field \[0\]\.titel is unknown here/),
      expect.stringMatching(/^content\/records\/teachers.yaml, line \d+: the field portrait takes .*people\/nobody/),
      'content/records/redirects.yaml, line 3: the field to takes the address of a page, not "/no-such-page".',
    ],
  });
});

test("letters that are lost, words in braces, and texts in an old font are named", () => {
  const folder = contentChanged((file) => {
    writeFileSync(file("records/quick-links.yaml"), Buffer.from("# \x93no\x94\n[]\n", "latin1"));
    replaceIn(file("records/facilities.yaml"), /en: .*/, "en: Room for {students}");
    replaceIn(file("records/notices.yaml"), /mr: .*/, "mr: ';qfudksM vkf.k eqykaps izos k lq: vkgsr'");
  });
  expect(checked(folder)).toEqual({
    status: 1,
    lines: [
      "content/records/quick-links.yaml, line 1: a letter is lost (�). Please save the file as UTF-8, and type the letter again.",
      expect.stringMatching(/notices.yaml, line \d+: the field .*mr takes Marathi typed on a Marathi keyboard/),
      expect.stringMatching(/facilities.yaml, line \d+: the field .*en takes other words in braces.*\{students\}/),
    ],
  });
});

test("files that are not what their names say stop the build, and those that it does not read are noted", async () => {
  const small = await colour(20, 20).jpeg().toBuffer();
  const folder = contentChanged((file) => {
    mkdirSync(file("media/papers"), { recursive: true });
    mkdirSync(file("pages/en"), { recursive: true });
    writeFileSync(file("media/papers/unknown.pdf"), "PK\x03\x04");
    writeFileSync(file("media/facilities/page.jpg"), "<html></html>");
    writeFileSync(file("media/facilities/small.jpg"), small);
    writeFileSync(file("records/hostel.yaml"), "[]");
    writeFileSync(file("records/notes.txt"), "x");
  });
  expect(checked(folder)).toEqual({
    status: 1,
    lines: [
      "Note: content/records/notes.txt is not read.",
      "Note: content/pages is not read. npm run content -- upgrade FOLDER makes records/pages.yaml of it.",
      "Note: content/media/facilities/small.jpg is only 20 pixels wide. Photographs take at least 320, better 1280.",
      "Note: no record names content/media/papers/unknown.pdf, so the site does not show it.",
      "content/records/hostel.yaml is no file of records that the site reads. Is its name right?",
      "content/media/facilities/page.jpg is no picture, whatever its name says.",
      "content/media/papers/unknown.pdf is no PDF, whatever its name says.",
    ],
  });
});

test("the build stops with one sentence at a record that cannot be used", () => {
  const CONTENT_DIR = contentWith("records/notices.yaml", [0, "id"], undefined);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/check-content.ts"], {
    env: { ...process.env, CONTENT_DIR },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([
    1,
    `${CONTENT_DIR}/records/notices.yaml, line 1: the field [0].id is missing. It takes a text\n`,
  ]);
});
