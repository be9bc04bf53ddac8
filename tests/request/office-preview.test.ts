import { expect, test } from "vitest";
import { canBeAdded } from "#app/cms/records/kind.ts";
import { recordKinds } from "#app/kinds.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { recordWords } from "#app/office/records/record-words.ts";
import { startWords } from "#app/office/start/start-words.ts";
import { previewWords } from "#app/ui/preview-band.tsx";
import { all, type Element, textOf, the } from "../help/html.ts";
import { linkOf } from "../help/parts.ts";
import { addressIn, fieldsIn, writeNew } from "../help/record-forms.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get, visit } from "../help/visit.ts";

const { band, missing } = previewWords.en;
const previewAt = (kind: string, slug: string, address: string, lang = "en") =>
  `/office/preview?${new URLSearchParams({ kind, slug, address, lang })}`;

/** A draft that a clerk has saved with these fields, and its preview. */
async function draftWith(fields: Record<string, string>, kind = "notices") {
  const staff = await signedInStaff();
  const saved = await writeNew(staff, kind, fields);
  expect(saved.status).toBe(200);
  const slug = addressIn(saved).split("/").at(-1) ?? "";
  expect(slug).not.toBe("");
  return { staff, slug, preview: (address: string, lang?: string) => previewAt(kind, slug, address, lang) };
}

test("a preview shows the draft on the real page, and the public sees nothing of it, also at the same time", async () => {
  const text = "The walnut tree is planted on Friday.";
  const { staff, slug, preview } = await draftWith({ on: "2026-11-20", "text.en": text, "text.mr": "झाड लावणार." });
  const own = `/notices/${slug}`;
  const [previews, pages] = await Promise.all([
    Promise.all(["/notices", own, "/", "/notices", own].map((address) => staff.visit(preview(address)))),
    Promise.all(["/notices", own, "/", "/notices?year=2026-27", "/sitemap"].map((address) => visit(address))),
  ]);
  for (const shown of previews) {
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(text);
    expect(all(shown.page, "p").map(textOf)).toContain(band);
  }
  for (const page of pages) expect(page.html).not.toContain("walnut");
  expect((await get(own)).status).toBe(404);
  const marathi = await staff.visit(`/mr${preview(own, "mr")}`);
  expect(textOf(the(marathi.page, "h1"))).toBe("झाड लावणार.");
  expect(all(marathi.page, "p").map(textOf)).toContain(previewWords.mr.band);
});

test("a preview of a new notice in which nothing is filled in saves no draft, and says what is missing", async () => {
  const staff = await signedInStaff();
  for (const intent of ["preview", "publish"]) {
    const answer = await writeNew(staff, "notices", {}, intent);
    const { status, page } = answer;
    expect([status, addressIn(answer), fieldsIn(page)["form:slug"]], "it has no name").toEqual([400, "", undefined]);
    const told = textOf(the(page, "#record [role=alert]"));
    expect(told).toContain(recordWords.en.refusals.empty);
    expect(all(page, "#problems a").map(({ attributes }) => attributes.href)).toEqual(["#f-text"]);
  }
});

test("only the office frames a preview, in which nothing runs and no form is sent; no cache keeps it", async () => {
  const { staff, slug, preview } = await draftWith({ on: "2026-11-20", "text.en": "Framed." });
  const { headers, page } = await staff.visit(preview("/"));
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox$/);
  expect(policy).toContain("form-action 'none'");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(all(page, "script[src], script:not([type])")).toEqual([]);
  const screen = await staff.visit(`/office/records/notices/${slug}/preview`);
  expect(screen.headers.get("content-security-policy")).toMatch(/frame-src 'self' .*frame-ancestors 'none'/);
  expect(all(screen.page, "iframe").map(({ attributes }) => attributes.width)).toEqual(["360", "360"]);
  expect((await get("/")).headers.get("content-security-policy")).not.toContain("frame-src 'self'");
});

test("an unfinished draft of every kind is drawn on each of its pages, with what is missing marked", async () => {
  const staff = await signedInStaff("principal");
  for (const kind of recordKinds.filter(canBeAdded)) {
    const { name, addresses } = kind;
    const saved = await writeNew(staff, name, {});
    const slug = addressIn(saved).split("/").at(-1) ?? "";
    for (const address of addresses(slug))
      for (const lang of locales) {
        const shown = await staff.visit(previewAt(name, slug, address, lang));
        // A page that leads to a PDF which is not chosen yet cannot be drawn, and the answer says so.
        const needsPdf = ["downloads", "committees"].includes(name);
        if (needsPdf && shown.status === 422) expect(textOf(the(shown.page, "p"))).toBe(previewWords.en.notYet);
        else expect([name, address, lang, shown.status]).toEqual([name, address, lang, 200]);
      }
  }
  const { preview, staff: clerk } = await draftWith({ on: "2026-11-20", "text.mr": "फक्त मराठी." });
  const { page } = await clerk.visit(preview("/notices"));
  expect(textOf(the(page, "main"))).toContain(missing.en);
});

test("the message for WhatsApp can be copied, selected and opened there; what nobody passes on has none", async () => {
  const { staff, slug } = await draftWith({ on: "2026-11-20", "text.mr": "सुट्टी." });
  const { page } = await staff.visit(`/office/records/notices/${slug}/preview`);
  const part = the(page, "#whatsapp");
  const text = textOf(the(part, "#whatsapp-text"));
  expect(text).toContain("*सुट्टी.*");
  const linksIn = (part: Element) => all(part, "a").map(({ attributes }) => attributes);
  expect(linksIn(part), "a draft's address opens nothing yet").toMatchObject([
    { href: "#whatsapp-text", "data-open": "copy" },
  ]);
  const { page: shown } = await staff.visit("/office/records/notices/admissions-open/preview");
  const [, open] = linksIn(the(shown, "#whatsapp"));
  expect(decodeURIComponent(open?.href ?? "")).toMatch(/^https:\/\/wa\.me\/\?text=\*[^*\n]+\*\n/);

  const facility = await staff.visit("/office/records/facilities/library/preview");
  expect(all(facility.page, "iframe")).toHaveLength(2);
  expect(all(facility.page, "#whatsapp")).toEqual([]);
});

test("a stranger gets the sign-in screen in place of a preview, and a wrong address is none", async () => {
  const { staff, slug, preview } = await draftWith({ on: "2026-11-20", "text.en": "Behind the gate." });
  const closed = await visit(preview("/notices"));
  expect(closed.status).toBe(401);
  expect(closed.html).not.toContain("Behind");
  expect(closed.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  for (const wrong of [preview("/admission"), preview("/notices", "fr"), previewAt("nothing", slug, "/")])
    expect((await staff.visit(wrong)).status).toBe(404);
  expect((await staff.visit("/office/records/notices/no-such-notice/preview")).status).toBe(404);
});

test("the start page counts what waits, and says nothing of records to an admin", async () => {
  const { staff } = await draftWith({ "text.en": "Counted." });
  const { page } = await staff.visit("/office");
  const lines = all(page, "main li a").map(textOf);
  expect(lines.filter((line) => /drafts? not published/.test(line))).toHaveLength(1);
  expect(linkOf(the(page, "main"), "New notice").attributes.href).toBe("/office/records/notices/new");
  const admin = await (await signedInStaff("admin")).visit("/office");
  expect(textOf(the(admin.page, "main"))).toContain(startWords.en.onlyPeople);
  expect(all(admin.page, "main a").map(({ attributes }) => attributes.href)).toEqual([
    "/office/people",
    "/office/guide",
  ]);
});
