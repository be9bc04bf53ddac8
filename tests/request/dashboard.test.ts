import { describe, expect, test } from "vitest";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { dashboard, profileAnswer, profileForm, profileFields as typed } from "../help/faculty-forms.ts";
import { allOf, profileOf } from "../help/faculty-kept.ts";
import { newMember, sharedSite } from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { isRest } from "../help/is-rest.ts";
import { expectWhole, valuesIn } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { onePage } from "../help/upload-files.ts";
import { words } from "../help/words.ts";

/** The specification's names of the profile's fields. */
const labels = {
  name: "Faculty Name",
  department: "Department",
  facultyId: "Faculty ID",
  designation: "Designation",
  qualifications: "Qualifications",
  specialization: "Specialization",
  industry: "Experience in industry",
  teaching: "Experience in teaching",
  awards: "Awards and recognition",
  memberships: "Memberships",
};
const textareas = ["awards", "memberships"];

describe.each(languages)("the profile in %s", (language) => {
  const inOne = testsInOneLanguage(language);
  const path = pathIn(language, dashboard);
  const t = words[language].dashboard;

  inOne("is one step away in the menu for who is logged in, and logging out is next to the address", async () => {
    const { browser, email } = await newMember();
    const inMenu = (page: Parameters<typeof the>[0]) =>
      textOf(all(page, `nav[aria-label="${words[language].menu.label}"] a`).at(-1) ?? page);
    const { page } = await browser.visit(path);
    const menu = words[language];
    expect(inMenu(page)).toBe(menu.menu.dashboard);
    expect(textOf(the(page, "#drawer > ul > li:last-child"))).toBe(menu.menu.dashboard);
    expect(textOf(the(page, "main :has(> #signOut-form)"))).toContain(email);
    expect(all(page, "#signOut-form")).toHaveLength(1);
    expect(inMenu((await browser.send(path, { intent: "profile", ...typed })).page)).toBe(menu.menu.dashboard);
    expect(inMenu((await browser.send(path, { intent: "signOut" })).page)).toBe(menu.pages["/faculty-login"]);
  });

  inOne("has neither the opening animation nor the links of public pages in its footer", async () => {
    const { browser } = await newMember();
    const { page } = await browser.visit(path);
    expect(all(page, "template, dialog")).toEqual([]);
    expect(all(page, "footer :is(details, ul)")).toEqual([]);
    expect(all(page, "footer a").map(({ attributes: { href } }) => href?.split(":")[0])).toEqual(["tel", "mailto"]);
    expect(textOf(the(page, "footer"))).toContain("©");
  });

  inOne("leads from its first lines to what the profile still lacks", async () => {
    const { browser } = await newMember();
    const { page } = await browser.visit(path);
    expect(textOf(the(page, "#missing h2"))).toBe(language === "mr" ? t.filled("०", "६") : t.filled("0", "6"));
    const links = all(page, "#missing a").map(({ attributes: { href = "" } }) => href);
    expect(links).toHaveLength(6);
    for (const href of links) expect(all(page, href)).toHaveLength(1);
    const order = all(page, ".dashboard-columns > *").map(({ attributes: { id } }) => id);
    expect(order).toEqual(["missing", undefined, "own"]);
  });

  inOne("has a labelled field for each value, with the data of the registration", async () => {
    const { browser, name, department, facultyId } = await newMember();
    const { status, page } = await browser.visit(path);
    expect(status).toBe(200);
    const form = profileForm(page);
    expect(Object.keys(valuesIn(form))).toEqual(Object.keys(labels));
    expect(valuesIn(form)).toMatchObject({ name, department, facultyId, designation: "", awards: "" });
    for (const [field, label] of Object.entries(labels)) {
      const text = textOf(the(page, `label[for=profile-${field}]`));
      if (language === "en") expect(text.replace(" (optional)", "")).toBe(label);
      else expect(text).toMatch(/\p{Script=Devanagari}/u);
      const { attributes } = the(page, `#profile-${field}`);
      expect("required" in attributes).toBe(["name", "department", "facultyId"].includes(field));
      expect(Number(attributes.maxlength)).toBeGreaterThan(0);
    }
    expect(the(page, "#profile-teaching").attributes.placeholder).toBe(t.experienceExample);
    expect(all(form, "textarea").map(({ attributes }) => attributes.name)).toEqual(textareas);
    expect(textOf(the(page, "#own"))).toContain(t.standing.waiting);
    expectWhole(page);
  });

  inOne("is saved as typed, and shown again", async () => {
    const { browser, uid, email } = await newMember();
    const before = profileOf(sharedSite(), uid).data;
    const { status, headers, page } = await browser.send(path, { intent: "profile", ...typed });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(textOf(profileAnswer(page))).toBe(`${t.saved} ${t.afterApproval}`);
    expect(profileAnswer(page).attributes).toMatchObject({ role: "status", tabindex: "-1" });
    expect(profileOf(sharedSite(), uid).data).toEqual({ ...before, ...typed, uid, email });
    expect(valuesIn(profileForm((await browser.visit(path)).page))).toMatchObject(typed);
    expect(textOf(the(page, "h1 + p"))).toContain(typed.name);
    expectWhole(page);
  });

  inOne("stores nothing when a field is invalid, shows what was typed, and links to the field", async () => {
    const { browser, uid } = await newMember();
    const before = allOf(sharedSite(), uid);
    const wrong = {
      ...typed,
      name: "",
      department: " ",
      facultyId: "x".repeat(41),
      awards: "a\u0007b",
      industry: "one\ntwo",
    };
    const { status, page } = await browser.send(path, { intent: "profile", ...wrong });
    expect(status).toBe(400);
    const { errors } = words[language].form;
    const label = (name: string) => textOf(the(page, `label[for=profile-${name}]`)).replace(/ \(.*/, "");
    const sentences = {
      name: errors.missing(label("name"), ""),
      department: errors.missing(label("department"), ""),
      facultyId: errors.long(label("facultyId"), language === "mr" ? "४०" : "40"),
      industry: errors.characters(label("industry"), ""),
      awards: errors.characters(label("awards"), ""),
    };
    expect(profileAnswer(page).attributes.role).toBe("alert");
    const links = all(profileAnswer(page), "a").map((link) => [link.attributes.href, textOf(link)]);
    expect(links).toEqual(Object.entries(sentences).map(([name, text]) => [`#profile-${name}`, text]));
    for (const [name, text] of Object.entries(sentences)) {
      expect(textOf(the(page, `#profile-${name}-error`))).toBe(text);
      expect(the(page, `#profile-${name}`).attributes["aria-invalid"]).toBe("true");
    }
    expect(valuesIn(profileForm(page))).toMatchObject({ ...wrong, awards: expect.any(String) });
    expect(allOf(sharedSite(), uid)).toEqual(before);
    expectWhole(page);
  });
});

describe.each([isRest ? "en" : "mr"] as const)("a dashboard that is requested too often, in %s", (language) => {
  const path = pathIn(language, dashboard);
  const t = words[language].dashboard;

  test("asks for patience, loses nothing typed, and still lets the member log out", async () => {
    const { browser, uid } = await newMember();
    const before = allOf(sharedSite(), uid);
    for (let visit = 0; visit < 60; visit++) expect((await browser.ask(path)).status).toBe(200);
    const { status, headers, page } = await browser.visit(path);
    expect(status).toBe(429);
    const seconds = Number(headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(textOf(the(page, "#wait-answer"))).toBe(t.wait(formatWait(seconds, language)));
    expect(headers.get("cache-control")).toBe("no-store");
    expectWhole(page);
    for (const more of [{}, { "x-fragment": "profile" }]) {
      const sent = await browser.send(path, { intent: "profile", ...typed }, more);
      expect([sent.status, sent.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
      expect(textOf(profileAnswer(sent.page))).toContain(t.stillHere);
      expect(valuesIn(profileForm(sent.page))).toMatchObject(typed);
      expect(the(sent.page, "#profile").attributes, "the script leaves what is there").toHaveProperty("data-unsaved");
    }
    expect(allOf(sharedSite(), uid)).toEqual(before);
    expect((await browser.send(path, { intent: "signOut" })).status).toBe(200);
    expect(browser.cookie).toBeUndefined();
  });

  test("says what to do while the address is not confirmed, and only then", async () => {
    const { browser } = await newMember(undefined, { isProven: false });
    const note = the((await browser.visit(path)).page, "#unproven");
    expect(textOf(note)).toContain(t.unproven.how);
    expect(textOf(note)).toContain(t.unproven.until(language === "mr" ? "१०" : "10"));
    const end = formatDay(indiaTime(Date.now() + 7 * 24 * 3_600_000).day, language).replaceAll("\u00a0", " ");
    expect(textOf(note)).toContain(t.unproven.end(end));
    const resume = await browser.upload("resume", new Blob([new Uint8Array(onePage())]));
    expect([resume.status, textOf(the(resume.page, "#files-answer"))]).toEqual([
      403,
      words.en.dashboard.problems.fileUnproven,
    ]);
    const proven = await newMember();
    expect(all((await proven.browser.visit(path)).page, "#unproven")).toEqual([]);
  });
});
