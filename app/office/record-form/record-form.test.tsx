import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { draftOf } from "#app/cms/records/draft-form.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { pairStates } from "#app/cms/records/translations.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { paperKind } from "#app/register/disclosure/kinds.ts";
import { culturalEventKind } from "#app/site/events/event.ts";
import { noticeKind } from "#app/site/notices/notice-kind.ts";
import { stayAndTravelKind } from "#app/site/student-life/visit-kinds.ts";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { sampleKind, sampleRecord } from "../../../tests/help/sample-kind.ts";
import { ProblemList } from "./field-notes.tsx";
import type { RecordFormState } from "./form-context.ts";
import { RecordForm } from "./record-form.tsx";

const draft = draftOf(sampleKind.fields, sampleRecord);
const options = { pictures: [], files: [], papers: [], pages: [{ value: "/admission", label: "Admission" }] };

function drawn(form: Partial<RecordFormState>, locale: Locale = "en", above?: ReactNode): string {
  const site = { locale, address: "/office", institute: {}, today: "2026-11-22" } as unknown as Site;
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      {above}
      <RecordForm id="record" action="#answer" kind={sampleKind} data={draft} first="mr" options={options} {...form}>
        <button type="submit">Publish</button>
      </RecordForm>
    </SiteProvider>,
  );
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

describe.each(locales)("the form of a record, in %s", (locale) => {
  test("names every field and labels it", () => {
    const html = drawn({}, locale);
    const controls = all(html, /<(?:input|textarea|select)(?! type="hidden")[^>]* id="([^"]+)"/g);
    expect(controls).toHaveLength(22);
    for (const id of controls.filter((each) => each !== "f-isOpen")) expect(html).toContain(`for="${id}"`);
  });

  test("leads from each problem to its field, and draws its row open", () => {
    const data = { ...draft, title: { mr: "सभा" }, members: [{}, { name: { en: "Asha" } }] };
    const result = publishable(sampleKind, data, { slug: "chess" });
    const problems = result.ok ? [] : result.problems;
    const html = drawn(
      { data, problems },
      locale,
      <ProblemList kind={sampleKind} data={data} problems={problems} outcome="" />,
    );
    const links = all(html, /<a href="#([^"]+)"/g);
    expect(links).toEqual(["f-title.en", "f-members.1.name.mr"]);
    for (const id of links) expect(html).toContain(`id="${id}"`);
    expect(html).toMatch(/id="f-members\.1"><details open=""/);
  });
});

test("a row that lacks what it needs is open, and a complete one is closed", () => {
  const html = drawn({ data: { ...draft, members: [{ name: { en: "Asha", mr: "आशा" } }, { role: { en: "Chair" } }] } });
  const isOpen = (at: number) => new RegExp(`id="f-members\\.${at}"><details open=""`).test(html);
  expect([isOpen(0), isOpen(1)]).toEqual([false, true]);
});

test("Enter saves: the first button of the form is no button of a row", () => {
  expect(all(drawn({}), /<button[^>]* value="([^"]+)"/g)[0]).toBe("save");
});

test("the person's first language is on top, and each field says its language to the keyboard", () => {
  const order = (first: Locale) => all(drawn({ first }), /<textarea[^>]* name="(title\.\w+)" lang="\w+"/g);
  expect(order("mr")).toEqual(["title.mr", "title.en"]);
  expect(order("en")).toEqual(["title.en", "title.mr"]);
});

test("a pair says in words what is missing, and what has changed since both said the same", () => {
  const stale = { title: { locale: "en", was: { mr: "बुद्धिबळ सभा" } } } as const;
  const data = { ...draft, about: { mr: "माहिती" } };
  const html = drawn({ data, states: pairStates(sampleKind.fields, data, stale) });
  expect(html).toContain("English missing");
  expect(html).toContain("Marathi changed: look at English again");
  expect(html).toMatch(/<del>.*सभा.*<\/del>.*<ins>.*मंडळ.*<\/ins>/);
  expect(html).toContain('name="still:title"');
});

test("a text of another record can be taken where nothing is written yet", () => {
  const suggestion = { text: "A club" };
  const suggestions = { "about.en": suggestion, "title.en": suggestion };
  expect(all(drawn({ suggestions }), /value="(take:[^"]+)"/g)).toEqual(["take:about.en"]);
});

test("an amount of rupees is shown in words in both languages, if it is one", () => {
  const kind = stayAndTravelKind as RecordKind;
  const html = drawn({ kind, data: { buses: [{ fare: 1200 }, { fare: "soon" }, {}] } });
  expect(all(html, /<small lang="\w+">([^<]+)/g)).toEqual([
    "₹1,200: one thousand two hundred rupees",
    "₹१,२००: एक हजार दोनशे रुपये",
  ]);
  expect(drawn({ data: { ...draft, seats: 60 } }), "another number").not.toContain("rupees");
});

test("a row that is a single amount is called by it, and an empty one is called empty", () => {
  const html = drawn({ kind: stayAndTravelKind as RecordKind, data: { rooms: [{ rent: [1800, "12 thousand", ""] }] } });
  expect(all(html, /class="row-title">([^<]+)/g)).toEqual(expect.arrayContaining(["₹1,800", "12 thousand", "empty"]));
});

test("a day that was not understood stays as it was typed", () => {
  const html = drawn({ data: { ...draft, on: "next Monday" } });
  expect(html).toMatch(/<input(?![^>]*type="date")[^>]* value="next Monday"/);
});

test("a picture is one of those that are seen, and the people in one of the office are asked about", () => {
  const kind = noticeKind as RecordKind;
  const own = "files/0123456789abcdef01234567-1600x900";
  const pictures = [
    { value: own, label: "rally.jpg" },
    { value: "facilities/library", label: "facilities/library" },
  ];
  const form = { kind, options: { ...options, pictures } };
  expect(drawn({ ...form, data: {} }), "the pictures come when they are asked for").not.toContain("<img");
  const at = "picture.picture";
  const without = drawn({ ...form, data: {}, at });
  const radios = (html: string) => all(html, /(<input type="radio"[^>]* name="picture\.picture"[^>]*>)/g);
  expect(radios(without).map((radio) => /value="([^"]*)"/.exec(radio ?? "")?.[1])).toEqual([
    "",
    own,
    "facilities/library",
  ]);
  const tick = 'name="form:agreed:picture.picture"';
  expect(without, "shown with the pictures").toContain(tick);
  expect(drawn({ ...form, data: {} }), "not asked without a picture").not.toContain(tick);
  const ofSite = { picture: { picture: "facilities/library", alt: {} } };
  expect(drawn({ ...form, data: ofSite }), "nor of one of the site").not.toContain(tick);
  expect(drawn({ ...form, data: { picture: { picture: own, alt: {} } } })).toContain(tick);
  const chosen = { ...form, data: { picture: { picture: own, alt: {} } }, at };
  const html = drawn(chosen);
  expect(radios(html).filter((radio) => radio?.includes('checked=""'))).toEqual([expect.stringContaining(own)]);
  expect(html).toContain(tick);
  const problem = { path: "picture.picture", code: "agreement" } as const;
  expect(drawn({ ...chosen, problems: [problem] })).toMatch(
    /field-error">please say that the people in it have agreed/,
  );
  const tickIn = (form: string) => /<input type="checkbox"[^>]*name="form:agreed:[^>]*>/.exec(form)?.[0];
  expect(tickIn(html)).not.toContain("checked");
  expect(tickIn(drawn({ ...chosen, ticked: [own] })), "kept until it is noted").toContain('checked=""');
  expect(tickIn(drawn({ ...chosen, ticked: ["another"] })), "of another picture").not.toContain("checked");
  const noted = drawn({ ...chosen, options: { ...options, pictures, agreed: [own] } });
  // Of another picture it is to be said again.
  expect(noted).toMatch(new RegExp(`✓ Everyone.*<details.*${tick}.*</details>`));
  const names = all(html, /value="files:[^>]*>(.*?)<\/button>/g).map((name) => name?.replace(/<.*?>/g, ""));
  const save = "Save draft and upload files: ";
  expect(names, "each says what it is for").toEqual(["Add a PDF or photo", `${save}Picture, Picture`, `${save}PDF`]);
});

test("the photos of an event are rows folded to their thumbnails, with one tick for all and one button for more", () => {
  const kind = culturalEventKind as RecordKind;
  const [one, two] = ["a", "b"].map((digit) => `files/${digit.repeat(24)}-1600x1067`) as [string, string];
  const alt = { en: "Rally, photo 1", mr: "फेरी, फोटो १" };
  const data = {
    title: { en: "Rally", mr: "फेरी" },
    picture: one,
    alt,
    pictures: [one, two].map((picture) => ({ picture, alt })),
  };
  const html = drawn({ kind, data });
  expect(html).not.toContain('<details open=""');
  expect(all(html, /<summary><picture>.*?(\/files\/[ab]+)-480\.avif/g)).toHaveLength(2);
  expect(all(html, /name="(form:agreed:[^"]*)"/g)).toEqual(["form:agreed:"]);
  expect(all(html, /value="files:([^"]+)"/g)).toEqual(["pictures.2.picture", "picture"]);
  const half = { ...data, title: { mr: "फेरी" }, alt: { mr: alt.mr } };
  const states = pairStates(kind.fields, half, {});
  expect(drawn({ kind, data: half, states }), "what follows the title is not asked for").not.toContain(
    '<details open=""',
  );
  const ticked = drawn({ kind, data, ticked: [one] });
  expect(ticked, "of another photo it is to be said again").not.toContain("checked");
  expect(drawn({ kind, data, ticked: [one, two] })).toContain('checked=""');
  expect(drawn({ kind, data, options: { ...options, agreed: [one, two] } })).not.toContain("form:agreed");
});

test("in a list only the row at hand shows all pictures, and the others keep theirs", () => {
  const kind = culturalEventKind as RecordKind;
  const pictures = [{ value: "facilities/library", label: "Students read" }];
  const data = { pictures: [{ picture: "facilities/library" }, {}] };
  const form = { kind, data, options: { ...options, pictures } };
  const html = drawn(form);
  expect(html).toContain('<input type="hidden" name="pictures.0.picture" value="facilities/library"/>');
  expect(all(html, /value="pick:(pictures[^"]+)"/g)).toEqual(["pictures.0.picture", "pictures.1.picture"]);
  const atHand = drawn({ ...form, at: "pictures.0.picture" });
  expect(all(atHand, /type="radio"[^>]* name="(pictures[^"]+)"/g)).toEqual(["pictures.0.picture"]);
  expect(atHand).toMatch(/id="f-pictures\.0"><details open="">.*<details open=""><summary>Choose another picture/);
  expect(atHand).toContain("<span>Students read</span>");
});

describe("a form with folds", () => {
  const kind = paperKind as RecordKind;
  const data = { title: { en: "Approval", mr: "मान्यता" }, issuedOn: "2026-05-04", appliedOn: "2026-01-10" };
  const foldOf = (html: string, name: string) =>
    all(html, /(<details[^>]*><summary>.*?<\/summary>)/g).find((fold) => fold?.includes(`<b>${name}</b>`)) ?? "";

  test("says on each fold what is filled in, or what can be", () => {
    const html = drawn({ kind, data, states: pairStates(kind.fields, data, {}) });
    expect(foldOf(html, "Application")).toMatch(/10.January.2026/);
    expect(foldOf(html, "Valid from and until")).toContain("Valid from · Valid until");
    expect(html).not.toContain('<details open=""');
  });

  test("opens the fold of a field that is wrong or that somebody comes back to, and no other", () => {
    const problems = [{ path: "validTo", code: "missing" as const }];
    expect(foldOf(drawn({ kind, data, problems }), "Valid from and until")).toContain('<details open=""');
    expect(foldOf(drawn({ kind, data, problems }), "Application")).not.toContain("open");
    expect(foldOf(drawn({ kind, data, at: "marathiFile" }), "Who sees the PDF")).toContain('<details open=""');
  });

  test("puts two days that follow each other side by side, each with its label", () => {
    const html = drawn({ kind, data });
    const line = all(html, /<div class="beside">(.*?)<\/div>/g).find((each) => each?.includes('name="validFrom"'));
    expect(line).toContain('for="f-validTo"');
  });
});
