import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentCopy } from "../tests/help/content-copy.ts";
import { ContentError, readContent } from "./records.server.ts";

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
    expect(contact.phone).toBe("+91 00000 00000");
    for (const url of [whatsapp, ...social.map((each) => each.url)]) expect(url).toMatch(/^https:\/\/example\.org\//);
    expect(institute.isSample).toBe(true);
  });
});

describe("an invalid record is reported with its file, its field and what it accepts", () => {
  test.each<[string, Path, unknown, RegExp]>([
    ["records/notices.yaml", [0, "text", "mr"], undefined, /\[0\]\.text\.mr takes /],
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
    ["records/notices.yaml", [0, "titel"], "x", /\[0\] takes .*"titel"/],
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
      /\[0\]\.details\.experience\.teaching takes/,
    ],
    ["records/course.yaml", ["intake"], "sixty", /intake takes /],
    ["records/appearance.yaml", ["colour"], "pink", /colour takes .*"green"/],
    ["records/appearance.yaml", ["logo"], "site/none", /field logo takes a file in .*, not "site\/none"/],
    ["records/admission-steps.yaml", ["steps"], [], /steps takes .*4/],
    [
      "records/admission-dates.yaml",
      ["dates", 0, "status"],
      undefined,
      /dates\[0\]\.status takes expected or announced/,
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
    ["records/admission-check.yaml", ["answers", 0], undefined, /answers.* takes /],
    ["records/admission-documents.yaml", [2, "for"], ["caste"], /\[2\]\.for\[0\] takes reserved, ews, disability, /],
    ["records/facilities.yaml", [0, "alt", "mr"], undefined, /\[0\]\.alt\.mr takes/],
    ["records/organogram.yaml", ["title", "mr"], undefined, /title\.mr takes/],
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

test("the build stops with one sentence at a record that cannot be used", () => {
  const CONTENT_DIR = contentWith("records/notices.yaml", [0, "id"], undefined);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/check-content.ts"], {
    env: { ...process.env, CONTENT_DIR },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, `${CONTENT_DIR}/records/notices.yaml, line 1: the field [0].id takes a text\n`]);
});
