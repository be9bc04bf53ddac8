import { expect, test } from "vitest";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { ownWords } from "#app/people/staff/own-words.ts";
import { peopleWords } from "#app/people/staff/people-words.ts";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { guideInEnglish } from "./guide.en.ts";
import { guideInMarathi } from "./guide.mr.ts";
import { guide, guideFor } from "./guide-link.tsx";
import { type ButtonNames, buttonNames, guideIds } from "./guide-text.ts";

/** Gives each name as its key, so that the languages can be compared. */
const keys = new Proxy({}, { get: (_, key) => `**${String(key)}**` }) as ButtonNames;

const namesIn = (texts: string[]) => [...new Set(texts.join("\n").match(/\*\*.+?\*\*/g))].sort();

test("both languages have the same parts, which name the same buttons", () => {
  const [en, mr] = [guideInEnglish(keys).sections, guideInMarathi(keys).sections];
  expect(en.map(({ id }) => id)).toEqual([...guideIds]);
  const parts = (sections: typeof en) =>
    sections.map(({ id, steps, notes = [] }) => [id, steps.length, notes.length, namesIn([...steps, ...notes])]);
  expect(parts(mr)).toEqual(parts(en));
});

test.each(locales)("the guide in %s names nothing that has no name, and every name that there is", (locale) => {
  const names = Object.values(buttonNames(locale));
  expect(names.filter((name) => name.replaceAll(/[*“”]/g, "").trim() === "")).toEqual([]);
  const text = guide[locale].sections.flatMap(({ steps, notes = [] }) => [...steps, ...notes]);
  expect(text.join("")).not.toContain("undefined");
  expect(names.filter((name) => !text.some((each) => each.includes(name)))).toEqual([]);
});

test("the screens of accounts call a part of the guide what it is called there", () => {
  for (const [locale, words] of Object.entries(guide)) {
    const { menu } = staffWords[locale as Locale];
    const titleOf = (id: string) => `${menu.guide}: ${words.sections.find((section) => section.id === id)?.title}`;
    expect(ownWords[locale as Locale].guide).toBe(titleOf("sign-in"));
    expect(peopleWords[locale as Locale].guide).toBe(titleOf("help"));
  }
});

test("a form leads to the part of the guide that fits its kind, or to none", () => {
  expect(guideFor({ name: "notices", publishedBy: "office" })).toBe("notice");
  expect(guideFor({ name: "pages", publishedBy: "office" })).toBe("text");
  expect(guideFor({ name: "committees", publishedBy: "principal" })).toBe("principal");
  expect(guideFor({ name: "calendar", publishedBy: "office" })).toBeUndefined();
});
