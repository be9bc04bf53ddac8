import { expect, inject, test } from "vitest";
import { pictureOf } from "../help/faculty-files.ts";
import { all, textOf, the } from "../help/html.ts";
import { newStaff, type OfficeBrowser } from "../help/office.ts";
import { addressIn, buttonsIn, fieldsIn, press, saidIn, writeNew } from "../help/record-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { bytesOf, onePage } from "../help/upload-files.ts";
import { siteUrl } from "../help/visit.ts";

/** Sends files for a field of a draft, as the form does without script. */
async function upload(browser: OfficeBrowser, record: string, at: string, files: [name: string, bytes: Uint8Array][]) {
  const path = `/office/files?${new URLSearchParams({ record: record.replace("/office/records/", ""), at })}`;
  const body = new FormData();
  const { page } = await browser.visit(path);
  body.set("was", the(page, "[name=was]").attributes.value ?? "");
  for (const [name, bytes] of files) body.append("files", new File([new Uint8Array(bytes)], name));
  const sent = await browser.visit(path, { method: "POST", body, headers: { origin: siteUrl } });
  const back = the(sent.page, "[data-back] a").attributes.href;
  return { lines: all(sent.page, "[data-sent]").map(textOf), back, text: textOf(the(page, "main")) };
}

test("without script too, photos of an event are described by its title, and what a clerk typed stays", async () => {
  const { browser } = await newStaff("office");
  const draft = await writeNew(browser, "culturalEvents", {
    "title.mr": "वृक्षारोपण",
    on: "2026-11-20",
    "time.mr": "सकाळी ९",
    "description.mr": "आवारात झाडे लावली.",
  });
  const path = addressIn(draft);
  const [first] = buttonsIn(draft.page).filter((button) => button.startsWith("files:pictures."));
  const at = first?.slice(6) ?? "";
  const { lines, back, text } = await upload(browser, path, at, [
    ["sapling.jpg", await pictureOf("teal")],
    ["watering.jpg", await pictureOf("maroon")],
    ["note.pdf", onePage({ trailer: "/Event true" })],
  ]);
  expect(lines.map((line) => /Chosen|a picture is needed/.exec(line)?.[0])).toEqual([
    "Chosen",
    "Chosen",
    "a picture is needed",
  ]);
  expect(text).toContain("is added to the draft “Cultural event: वृक्षारोपण” (Photos). Nothing is published yet.");
  expect(back, "to the list, with no row open").toBe(`${path}#f-pictures`);

  const begun = await browser.visit(path);
  const fields = fieldsIn(begun.page);
  expect(fields).toMatchObject({
    "alt.mr": "वृक्षारोपण, फोटो १",
    "pictures.1.alt.mr": "वृक्षारोपण, फोटो २",
    picture: fields["pictures.0.picture"],
  });
  const own = { "pictures.1.alt.mr": "रोपाला पाणी घालणारी विद्यार्थिनी" };
  const saved = await press(browser, path, begun, "save", { ...own, "title.en": "Tree planting" });
  expect(fieldsIn(saved.page)).toMatchObject({
    ...own,
    "alt.en": "Tree planting, photo 1",
    "pictures.1.alt.en": "Tree planting, photo 2",
  });
  expect(all(saved.page, "#f-pictures li details[open]")).toEqual([]);

  const typed = { "time.en": "9 AM", "description.en": "Trees were planted." };
  const asked = await press(browser, path, saved, "publish", typed);
  expect(all(asked.page, "#problems li").map(textOf), "one consent for all").toEqual([
    expect.stringMatching(/^Photos: please say that the people/),
  ]);
  const agreedOf = () =>
    rowsIn(inject("dataDir"), "SELECT reference FROM activities WHERE what = 'peopleAgreed'").map(
      (row) => row.reference,
    );
  const before = agreedOf().length;
  const published = await press(browser, path, asked, "publish", { "form:agreed:": "on" });
  expect(saidIn(published.page)).toContain("Public in a minute.");
  expect(agreedOf().length - before, "in the log for each photo").toBe(2);
});

test("one button of the notice form takes a PDF and a photo, each to its place", async () => {
  const { browser } = await newStaff("office");
  const draft = await writeNew(browser, "notices", { "text.mr": "सोमवारी परीक्षेचे वेळापत्रक लागेल, सर्वांनी पाहावे." });
  const path = addressIn(draft);
  const names = all(draft.page, "button[value^='files:']").map(textOf);
  expect(names[0]).toBe("Add a PDF or photo");
  expect(new Set(names).size, "no two have the same name").toBe(names.length);
  const pdf = await upload(browser, path, "file", [["plan.pdf", onePage({ trailer: "/Plan true" })]]);
  expect(pdf.back).toBe(`${path}#f-file`);
  const photo = await upload(browser, path, "file", [["board.jpg", await pictureOf("indigo")]]);
  expect(photo.back, "there the photo is described").toBe(`${path}#f-picture.picture`);
  const other = await upload(browser, path, "file", [["drawing.svg", bytesOf("<svg/>")]]);
  expect(other.lines[0]).toContain("This kind of file is not accepted.");
  const fields = fieldsIn((await browser.visit(path)).page);
  expect([fields.file, fields["picture.picture"]]).toEqual([
    expect.stringMatching(/^files\/[\da-f]+-1p/),
    expect.stringMatching(/^files\/[\da-f]+-\d+x\d+/),
  ]);
});
