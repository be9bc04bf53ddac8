import { describe, expect, test } from "vitest";
import { approveNow, openOffice } from "../help/faculty.ts";
import { dashboard, profileAnswer, profileFields, profileForm } from "../help/faculty-forms.ts";
import { allOf, profileOf } from "../help/faculty-kept.ts";
import { newMember, sharedSite } from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { valuesIn } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { startServer } from "../help/started-server.ts";
import { words } from "../help/words.ts";

const typed = profileFields;

describe.each(languages)("a profile in %s", (language) => {
  const path = pathIn(language, dashboard);
  const t = words[language].dashboard;

  test("may be stored as a draft, which is shown with a note, is not published, and can be discarded", async () => {
    const { browser, uid } = await newMember();
    const before = profileOf(sharedSite(), uid).data;
    const half = { ...typed, name: "", teaching: "x".repeat(200) };
    const kept = await browser.send(path, { intent: "draft", ...half });
    expect([kept.status, textOf(profileAnswer(kept.page))]).toEqual([200, t.draftKept]);
    expect(profileOf(sharedSite(), uid).data).toEqual(before);
    const { page } = await browser.visit(path);
    expect(all(profileForm(page), "p").map(textOf)).toContain(t.isDraft);
    expect(valuesIn(profileForm(page))).toEqual(half);
    expect(all(profileForm(page), "button[value=dropDraft]").map(textOf)).toEqual([t.dropDraft]);

    const dropped = await browser.send(path, { intent: "dropDraft" });
    expect([dropped.status, textOf(profileAnswer(dropped.page))]).toEqual([200, t.draftDropped]);
    const after = (await browser.visit(path)).page;
    expect(all(after, "button[value=dropDraft]")).toEqual([]);
    expect(valuesIn(profileForm(after))).toMatchObject({ name: before.name, teaching: "" });
    expect(allOf(sharedSite(), uid).documents).toHaveLength(1);
  });

  test("replaces the draft when it is saved", async () => {
    const { browser, uid } = await newMember();
    await browser.send(path, { intent: "draft", ...typed, name: "Half" });
    await browser.send(path, { intent: "profile", ...typed });
    expect(allOf(sharedSite(), uid).documents).toHaveLength(1);
    expect(textOf(the((await browser.visit(path)).page, "#profile"))).not.toContain(t.isDraft);
  });
});

test("the dashboard shows whether the profile is public, and whether it has changed since", async () => {
  const server = await startServer();
  const { browser, email } = await newMember(server);
  const standing = async () => textOf(the((await browser.visit(dashboard)).page, "#own"));
  expect(await standing()).toContain(words.en.dashboard.standing.waiting);
  const office = await openOffice(server.dataDir);
  expect(await approveNow(office, email)).toBe("approved");
  expect(await standing()).toMatch(/The principal approved this profile on \d+ \w+ \d{4}\. Everyone can see it: /);
  expect(all((await browser.visit(dashboard)).page, "#own > p a").map(({ attributes: { href } }) => href)).toEqual([
    "/faculty",
  ]);
  await browser.send(dashboard, { intent: "profile", ...typed });
  expect(await standing()).toMatch(/The public sees the profile as the principal approved it on \d+ \w+ \d{4}\./);
  expect(await office.suspend(email)).toBe("suspended");
  expect((await browser.visit(dashboard)).status).toBe(302);
});

test("of two saves at once the later one wins completely", async () => {
  const { browser, uid } = await newMember();
  const list = { title: "One", authors: "A", year: "2024", intent: "work", list: "patents" };
  await Promise.all([
    browser.send(dashboard, { intent: "profile", ...typed }),
    browser.send(dashboard, list),
    browser.send(dashboard, { ...list, title: "Two" }),
  ]);
  const { data } = profileOf(sharedSite(), uid);
  expect(data).toMatchObject(typed);
  expect((data.patents as { title: string }[]).map(({ title }) => title).sort()).toEqual(["One", "Two"]);
});
