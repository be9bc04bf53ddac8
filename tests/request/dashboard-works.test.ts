import { describe, expect, test } from "vitest";
import { type WorkKind, workKinds } from "#app/people/profiles/profile.ts";
import { dashboard, workOf } from "../help/faculty-forms.ts";
import { profileOf } from "../help/faculty-kept.ts";
import { type FacultyMember, newMember, sharedSite } from "../help/faculty-visits.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { fieldErrors } from "../help/parts.ts";
import { expectWhole, valuesIn } from "../help/posted-forms.ts";
import { type Language, languages, pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { words } from "../help/words.ts";

interface Kept {
  id: string;
  title: string;
}
const worksOf = ({ uid }: FacultyMember, list: string) =>
  (profileOf(sharedSite(), uid).data[list] ?? []) as (Kept & Record<string, string>)[];

/** The form of a list for a new work, or for the one with this id. */
const formOf = (page: Element, list: string, id?: string) => {
  const forms = all(the(page, `#${list}`), "form").filter((form) => all(form, "button[value=work]").length > 0);
  const isMeant = (form: Element) => all(form, "input[name=work]")[0]?.attributes.value === id;
  return forms.find(isMeant) as Element;
};

/** All lists share one implementation: each is tested in one language, and one list in both. */
const lists = [
  ["publications", "en"],
  ["publications", "mr"],
  ["patents", "mr"],
  ["copyrights", "en"],
] as const satisfies [WorkKind, Language][];

describe.each(lists)("the list of %s in %s", (list, language) => {
  const path = pathIn(language, dashboard);
  const t = words[language].dashboard;
  const answerIn = (page: Element) => the(page, `#${list}-answer`);

  test("is empty at first, and shows a work once it is added", async () => {
    const member = await newMember();
    const { page } = await member.browser.visit(path);
    for (const each of workKinds) expect(textOf(the(page, `#${each} h2`))).toBe(t.works[each]);
    expect(textOf(the(page, `#${list}`))).toContain(t.noWorks);
    const { status, page: added } = await member.browser.send(path, {
      intent: "work",
      list,
      ...workOf({ year: "२०२४" }),
    });
    expect([status, textOf(answerIn(added))]).toEqual([200, `${t.workSaved} ${t.afterApproval}`]);
    expect(worksOf(member, list)).toEqual([{ id: expect.stringMatching(/^[\w-]{22}$/), ...workOf() }]);
    const [item] = all(added, `#${list} li p`).map(textOf);
    expect(item).toBe(`${workOf().title} ${workOf().authors}, ${language === "mr" ? "२०२४" : "2024"}`);
    expect(valuesIn(formOf(added, list)), "the form for one more is empty again").toMatchObject({ link: "" });
    for (const other of workKinds.filter((each) => each !== list)) expect(worksOf(member, other)).toEqual([]);
    expectWhole(added);
  });

  test("changes a work in its place, and removes it", async () => {
    const member = await newMember();
    const send = (fields: Record<string, string>) => member.browser.send(path, { list, ...fields });
    for (const title of ["One", "Two", "Three"]) await send({ intent: "work", ...workOf({ title }) });
    const [one, two, three] = worksOf(member, list);
    const change = { ...workOf({ title: "Two, corrected" }), link: "" };
    const changed = await send({ intent: "work", work: two?.id ?? "", ...change });
    expect([changed.status, textOf(answerIn(changed.page))]).toEqual([200, `${t.workSaved} ${t.afterApproval}`]);
    const { link: _none, ...kept } = change;
    expect(worksOf(member, list)).toEqual([one, { id: two?.id, ...kept }, three]);
    expect(valuesIn(formOf(changed.page, list, two?.id))).toEqual(change);

    const removed = await send({ intent: "removeWork", work: one?.id ?? "" });
    expect([removed.status, textOf(answerIn(removed.page))]).toEqual([200, `${t.workRemoved} ${t.afterApproval}`]);
    expect(worksOf(member, list).map(({ title }) => title)).toEqual(["Two, corrected", "Three"]);
    for (const intent of ["removeWork", "work"]) {
      const gone = await send({ intent, work: one?.id ?? "", ...workOf() });
      expect([gone.status, textOf(answerIn(gone.page))]).toEqual([404, t.problems.workGone]);
      expectWhole(gone.page);
    }
    expect(worksOf(member, list)).toHaveLength(2);
  });
});

const next = String(new Date().getFullYear() + 2);

/** What a field refuses, why, and its limit. */
const wrongFields = [
  ["title", "", "missing", 0],
  ["title", "x".repeat(301), "long", 300],
  ["authors", "  ", "missing", 0],
  ["authors", "one\u0000two", "characters", 0],
  ["year", "", "missing", 0],
  ["year", "24", "year", 0],
  ["year", "1899", "year", 0],
  ["year", next, "year", 0],
  ["year", "soon", "year", 0],
  ["link", "journal.example", "link", 0],
  ["link", "javascript:alert(1)", "link", 0],
  ["link", "ftp://journal.example/a", "link", 0],
  ["link", `https://journal.example/${"x".repeat(500)}`, "long", 500],
] as const;

test.each([
  ["publications", "en", wrongFields],
  ["patents", "mr", wrongFields],
  ["copyrights", "en", wrongFields.slice(0, 1)],
] as const)(
  "the list of %s in %s explains each invalid field at the form that was sent",
  async (list, language, wrong) => {
    const path = pathIn(language, dashboard);
    const t = words[language].dashboard;
    const { errors } = words[language].form;
    const member = await newMember();
    await member.browser.send(path, { intent: "work", list, ...workOf() });
    const [work] = worksOf(member, list);
    const labels = { title: t.workTitle, authors: t.authors, year: t.year, link: t.link };
    const long = (max: number) => new Intl.NumberFormat(language === "mr" ? "mr-IN" : "en-IN").format(max);
    for (const id of [undefined, work?.id])
      for (const [name, value, code, max] of wrong) {
        const typed = workOf({ [name]: value });
        const { status, page } = await member.browser.send(path, {
          intent: "work",
          list,
          ...typed,
          ...(id && { work: id }),
        });
        expect([name, value, status]).toEqual([name, value, 400]);
        const sentence = errors[code](labels[name], max ? long(max) : "");
        const field = `${list}-${id ?? "new"}-${name}`;
        expect(all(the(page, `#${list}-answer`), "a").map((link) => [link.attributes.href, textOf(link)])).toEqual([
          [`#${field}`, sentence],
        ]);
        expect(textOf(the(page, `#${field}-error`))).toBe(sentence);
        const form = formOf(page, list, id);
        // Of a NUL in a page, a browser makes the replacement character.
        expect(valuesIn(form)).toMatchObject({ ...typed, [name]: value.replace("\0", "\uFFFD") });
        expect(fieldErrors(page)).toHaveLength(1);
        expect(all(page, `#${list} details details[open]`), "the form is open").toHaveLength(1);
        expectWhole(page);
      }
    expect(worksOf(member, list)).toEqual([work]);
  },
);

/** Inserts works into a member's list of patents. */
function keepWorks({ uid }: FacultyMember, count: number) {
  const { path, data } = profileOf(sharedSite(), uid);
  const patents = Array.from({ length: count }, (_, each) => ({
    id: `w${each}`,
    ...workOf({ title: `Work ${each}` }),
  }));
  const text = JSON.stringify({ ...data, patents });
  rowsIn(sharedSite().dataDir, "UPDATE documents SET data = ? WHERE path = ?", text, path);
}

describe.each(languages)("a long list in %s", (language) => {
  const inOne = testsInOneLanguage(language);
  const path = pathIn(language, dashboard);
  const t = words[language].dashboard;
  const digits = (number: number) =>
    language === "mr" ? new Intl.NumberFormat("mr-IN-u-nu-deva").format(number) : `${number}`;

  inOne.each([
    ["unproven", 10, false],
    ["waiting", 30, true],
  ] as const)("is full (%s) after %i works and says so, with what was typed", async (stage, most, isProven) => {
    const member = await newMember(undefined, { isProven });
    keepWorks(member, most - 1);
    const add = (more = {}) => member.browser.send(path, { intent: "work", list: "patents", ...workOf(more) });
    expect((await add({ title: "The last" })).status).toBe(200);
    const full = await add();
    const sentence = t.problems.listFull[stage](digits(most));
    expect([full.status, textOf(the(full.page, "#patents-answer"))]).toEqual([409, sentence]);
    expect(valuesIn(formOf(full.page, "patents")), "what was typed is still there").toMatchObject(workOf());
    expect(worksOf(member, "patents")).toHaveLength(most);
  });

  inOne("is shown in pages of twenty, and a work is changed on its page", async () => {
    const member = await newMember();
    keepWorks(member, 25);
    const titles = (page: Element) => all(page, "#patents li strong").map(textOf);
    const first = await member.browser.visit(path);
    expect(titles(first.page)).toEqual(Array.from({ length: 20 }, (_, each) => `Work ${each}`));
    const links = all(the(first.page, "#patents nav"), "a");
    expect(links.map(({ attributes }) => attributes.href)).toEqual([`${path}#patents`, `${path}?patents=2#patents`]);
    expect(links.map(textOf)).toEqual([t.workPage(digits(1)), t.workPage(digits(2))]);
    const second = await member.browser.visit(`${path}?patents=2`);
    expect(titles(second.page)).toEqual(Array.from({ length: 5 }, (_, each) => `Work ${20 + each}`));
    const { action } = formOf(second.page, "patents", "w24").attributes;
    expect(action).toBe(`${path}?patents=2#patents-answer`);
    const fields = { intent: "work", list: "patents", work: "w24", ...workOf({ title: "Changed" }) };
    const changed = await member.browser.send(`${path}?patents=2`, fields);
    expect(titles(changed.page).at(-1)).toBe("Changed");
    const added = await member.browser.send(path, { intent: "work", list: "patents", ...workOf({ title: "New" }) });
    expect(titles(added.page).at(-1), "the page with the new one").toBe("New");
    for (const wrong of ["0", "9", "-1", "x", "1e9"])
      expect(titles((await member.browser.visit(`${path}?patents=${wrong}`)).page).length).toBeGreaterThan(0);
    expectWhole(second.page);
  });
});

test("an unknown list is reported as gone, and nothing is stored", async () => {
  const member = await newMember();
  const before = profileOf(sharedSite(), member.uid);
  for (const list of ["books", "__proto__", "name", "photo", ""])
    for (const intent of ["work", "removeWork"]) {
      const { status } = await member.browser.send(dashboard, { intent, list, ...workOf() });
      expect([list, status]).toEqual([list, 404]);
    }
  expect(profileOf(sharedSite(), member.uid)).toEqual(before);
});
