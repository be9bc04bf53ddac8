import { beforeAll, describe, expect, test } from "vitest";
import { all, type Element, textOf, the } from "../help/html.ts";
import { newStaff, type OfficePerson } from "../help/office.ts";
import { hrefsIn, linkOf } from "../help/parts.ts";
import { addressIn, buttonsIn, fieldsIn, notices, press, saidIn } from "../help/record-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { startForAll } from "../help/started-server.ts";
import { siteUrl, type Visit } from "../help/visit.ts";

const both = { "text.en": "Holiday on Monday.", "text.mr": "सोमवारी सुट्टी." };
const server = startForAll({ SITE_URL: siteUrl });
let [clerk, other, principal] = [] as unknown as [OfficePerson, OfficePerson, OfficePerson];

beforeAll(async () => {
  const site = server();
  [clerk, other] = [await newStaff("office", site), await newStaff("office", site)];
  principal = await newStaff("principal", site);
});

const editions = (address: string) =>
  rowsIn(
    server().dataDir,
    "SELECT editions.* FROM editions JOIN records ON records.id = recordId WHERE slug = ? ORDER BY number",
    address.split("/").at(-1) ?? "",
  );

/** Makes what waits for its minute public, as if it had passed. */
const passMinute = () =>
  rowsIn(
    server().dataDir,
    "UPDATE editions SET publicFrom = ?, at = ? RETURNING id",
    Date.now() - 1,
    Date.now() - 70_000,
  );

const undosIn = (page: Element) => buttonsIn(page).filter((value) => value.startsWith("undo:"));

async function newNotice(typed: Record<string, string> = both, intent = "save") {
  const { browser } = clerk;
  const drawn = await browser.visit(`${notices}/new`);
  const answer = await press(browser, `${notices}/new`, drawn, intent, typed);
  return { answer, path: addressIn(answer) };
}

test("messages to applicants, which no page shows, are called in use rather than public", async () => {
  const { browser } = clerk;
  const kinds = await browser.visit("/office/records");
  const rowOf = (kind: string) =>
    all(kinds.page, "main li")
      .map(textOf)
      .find((row) => row.startsWith(kind));
  expect(rowOf("Ready-made messages")).toMatch(/\d in use/);
  expect(rowOf("Notices")).toMatch(/\d public/);
  const [first] = hrefsIn((await browser.visit("/office/records/messages")).page, "main li a");
  expect(saidIn((await browser.visit(first ?? "")).page)).toContain("In use.");
});

test("the kinds are on three shelves, by how often the office changes them", async () => {
  const { page } = await clerk.browser.visit("/office/records");
  const shelves = all(page, "main h2").map(textOf);
  expect(shelves).toEqual(["Every week", "In the admission season", "Once a year"]);
  const rowsOf = (shelf: string) => all(page, `[aria-labelledby="${shelf}"] a`).map(textOf);
  expect(rowsOf("week")).toContain("Notices");
  expect(rowsOf("season")).toContain("Ready-made messages");
  expect(rowsOf("year")).toContain("Institute");
});

test("a search of all content finds records by their words, and kinds by the names of their fields", async () => {
  const find = async (q: string) => {
    const { page } = await clerk.browser.visit(`/office/records?q=${encodeURIComponent(q)}`);
    return { page, links: all(page, "main li a").map(({ attributes }) => attributes.href) };
  };
  const { path } = await newNotice({ "text.en": "The pavilion is being painted.", "text.mr": "मंडप रंगवत आहेत." });
  for (const q of ["Pavilion PAINTED", "मंडप"]) expect((await find(q)).links).toEqual([path]);
  expect((await find("WhatsApp channel")).links).toContain("/office/records/institute/institute");
  expect((await find("क्रीडांगण")).links.some((link) => link?.startsWith("/office/records/facilities/"))).toBe(true);
  const common = await find("the");
  expect(hrefsIn(common.page, "main p a")).toContain("/office/records/culturalEvents?q=the");
  expect(textOf(the((await find("no-such-word")).page, "main"))).toContain("Nothing found.");
});

describe("a notice", () => {
  test("is saved with everything empty, and is then a draft in the list", async () => {
    const { answer, path } = await newNotice({ on: "" });
    expect(answer.status).toBe(200);
    expect(saidIn(answer.page)).toMatch(/Draft\. The public does not see it\. Saved at \d/);
    const kinds = await clerk.browser.visit("/office/records");
    expect(hrefsIn(kinds.page, "main a")).toContain(notices);
    const list = await clerk.browser.visit(`${notices}?state=draft`);
    expect(hrefsIn(list.page, "main a")).toContain(path);
  });

  test("lacks a language: it is not published, leads to the field, and the draft is kept", async () => {
    const { answer, path } = await newNotice({ "text.mr": both["text.mr"] }, "publish");
    expect(answer.status).toBe(400);
    const links = all(answer.page, "#problems a").map(({ attributes }) => attributes.href?.slice(1) ?? "");
    expect(links.map((id) => the(answer.page, `[id="${id}"]`).attributes.name)).toEqual(["text.en"]);
    const [wayOut] = all(answer.page, "#problems button").map(({ attributes }) => attributes);
    expect(wayOut, "the error offers to publish in one language").toMatchObject({
      value: "publish:en",
      form: "record-form",
    });
    const again = await clerk.browser.visit(path);
    expect(fieldsIn(again.page)["text.mr"]).toBe(both["text.mr"]);
    expect(editions(path)).toEqual([]);
    // The form comes back at the address of a new one, and is still about the same notice.
    const published = await press(clerk.browser, `${notices}/new`, answer, "publish:en");
    expect([published.status, addressIn(published)]).toEqual([200, path]);
    expect(editions(path)).toMatchObject([{ follows: "en" }]);
  });

  test("is published with links to pages that are there, and to no others", async () => {
    const { answer, path } = await newNotice({ ...both, link: "/mr/admisssion?year=1#dates" }, "publish");
    expect([answer.status, textOf(the(answer.page, "#problems"))]).toEqual([
      400,
      expect.stringContaining("nothing at"),
    ]);
    let last = answer;
    for (const link of ["/office/records", "/notices/no-such-notice"]) {
      last = await press(clerk.browser, path, last, "publish", { link });
      expect(last.status).toBe(400);
    }
    const link = "/mr/admission?year=1#dates";
    expect((await press(clerk.browser, path, last, "publish", { link })).status).toBe(200);
  });

  test("is published once by a double tap, and undone within the minute without a trace", async () => {
    const { answer, path } = await newNotice();
    const [one, two] = await Promise.all([
      press(clerk.browser, path, answer, "publish"),
      press(clerk.browser, path, answer, "publish"),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(saidIn(one.page)).toContain("Public in a minute.");
    expect(editions(path)).toHaveLength(1);
    const [undo = ""] = undosIn(one.page);
    const undone = await press(clerk.browser, path, one, undo);
    expect(saidIn(undone.page)).toContain("nothing of this is public, and your text is kept as a draft.");
    expect(editions(path)).toEqual([]);
  });

  test("is published by two people within a minute: each reads whose text comes, and can undo either", async () => {
    const { path } = await newNotice(both, "publish");
    const theirs = await other.browser.visit(path);
    expect(saidIn(theirs.page)).toContain("Asha Namune is publishing “Holiday on Monday.”");
    const two = await press(other.browser, path, theirs, "publish", { "text.en": "Holiday on Tuesday." });
    const bands = all(two.page, "[role=status] p:has(button)").map(textOf);
    expect(bands).toEqual([
      expect.stringContaining("Asha Namune is publishing “Holiday on Monday.”"),
      expect.stringContaining("You are publishing “Holiday on Tuesday.”"),
    ]);
    const [first = ""] = undosIn(two.page);
    const left = await press(other.browser, path, two, first);
    expect(undosIn(left.page)).toHaveLength(1);
    expect(saidIn(left.page)).toContain("Holiday on Tuesday.");
  });

  test("is scheduled in two tabs: the second learns of it, and its text is kept", async () => {
    const { answer, path } = await newNotice();
    const day = { "form:day": "2099-08-25", "form:time": "10:00", "form:until": "" };
    const first = await press(clerk.browser, path, answer, "schedule", day);
    expect(saidIn(first.page)).toContain("Public on Tuesday, 25 August 2099, 10:00 AM.");
    expect(textOf(the(first.page, "button[value=schedule]"))).toBe("Publish on Tuesday, 25 August 2099, 10:00 AM");
    const second = await press(clerk.browser, path, answer, "schedule", { ...day, "text.en": "Another text." });
    expect(second.status).toBe(409);
    expect(fieldsIn(second.page)["text.en"]).toBe("Another text.");
    expect(editions(path)).toHaveLength(1);
    const past = await press(clerk.browser, path, second, "schedule", { ...day, "form:day": "2020-01-01" });
    expect([past.status, saidIn(past.page)]).toEqual([400, expect.stringContaining("in the past")]);
  });

  test("has the day on which it appears as its date, unless somebody gave it another one", async () => {
    const { answer, path } = await newNotice();
    expect(fieldsIn(answer.page).on).toBe("");
    const on = (day: string) => ({ "form:day": day, "form:time": "10:00", "form:until": "" });
    const first = await press(clerk.browser, path, answer, "schedule", on("2099-08-25"));
    expect([fieldsIn(first.page).on, saidIn(first.page)]).toEqual([
      "2099-08-25",
      expect.stringContaining("Its date will be Tuesday, 25 August 2099."),
    ]);
    const next = await press(clerk.browser, path, first, "schedule", on("2099-08-27"));
    expect(fieldsIn(next.page).on).toBe("2099-08-27");
    const [stop = ""] = undosIn(next.page);
    const stopped = await press(clerk.browser, path, next, stop);
    expect([fieldsIn(stopped.page).on, saidIn(stopped.page)]).toEqual([
      "",
      expect.stringContaining("kept as a draft."),
    ]);
    const given = await press(clerk.browser, path, stopped, "schedule", { ...on("2099-08-25"), on: "2099-08-20" });
    expect(fieldsIn(given.page).on).toBe("2099-08-20");
    const now = await press(clerk.browser, path, given, "publish", { "form:until": "" });
    expect(fieldsIn(now.page).on).toBe("2099-08-20");
  });

  test("is scheduled in one language while the other follows", async () => {
    const { answer, path } = await newNotice({ "text.mr": both["text.mr"] });
    expect(buttonsIn(answer.page)).toContain("schedule:en");
    const day = { "form:day": "2099-08-25", "form:time": "10:00", "form:until": "" };
    const refused = await press(clerk.browser, path, answer, "schedule", day);
    expect([refused.status, editions(path)]).toEqual([400, []]);
    expect((await press(clerk.browser, path, refused, "schedule:en")).status).toBe(200);
    expect(editions(path)).toMatchObject([{ follows: "en", publicFrom: Date.parse("2099-08-25T10:00:00+05:30") }]);
  });

  test("is written by two people: different languages are both kept, of the same text neither is lost", async () => {
    const { answer, path } = await newNotice();
    const theirs = await other.browser.visit(path);
    await press(clerk.browser, path, answer, "save", { "text.en": "No classes on Monday." });
    const merged = await press(other.browser, path, theirs, "save", { "text.mr": "सोमवारी वर्ग नाहीत." });
    expect([merged.status, fieldsIn(merged.page)["text.en"]]).toEqual([200, "No classes on Monday."]);
    expect(saidIn(merged.page)).toContain("both are kept");

    const mine = await clerk.browser.visit(path);
    await press(other.browser, path, merged, "save", { "text.en": "No classes on Tuesday." });
    const conflict = await press(clerk.browser, path, mine, "publish", { "text.en": "No classes today." });
    expect(conflict.status).toBe(409);
    expect(fieldsIn(conflict.page)["text.en"]).toBe("No classes today.");
    expect(textOf(the(conflict.page, "div:has(> button[value='theirs:text.en'])"))).toContain("Tuesday");
    expect(editions(path)).toEqual([]);
    expect(buttonsIn(conflict.page)).toContain("theirs:text.en");
    const taken = await press(clerk.browser, path, conflict, "theirs:text.en", { "form:key": "another-key-of-a-form" });
    expect([taken.status, fieldsIn(taken.page)["text.en"]]).toEqual([200, "No classes on Tuesday."]);
    const kept = await press(clerk.browser, path, conflict, "save");
    expect([kept.status, fieldsIn(kept.page)["text.en"]]).toEqual([200, "No classes today."]);
  });

  test("keeps what is typed when a row is added or a suggestion is taken", async () => {
    const path = "/office/records/culturalEvents/new";
    const drawn = await principal.browser.visit(path);
    const more = await press(principal.browser, path, drawn, "add:pictures", { "title.en": "Garba evening" });
    expect([more.status, fieldsIn(more.page)["title.en"]]).toEqual([200, "Garba evening"]);
    expect(Object.keys(fieldsIn(more.page))).toContain("pictures.0.picture");
    expect(rowsIn(server().dataDir, "SELECT * FROM records WHERE kind = 'culturalEvents'")).toEqual([]);
  });

  test("gets an older picture than the newest ones, with what is typed and chosen kept", async () => {
    const path = "/office/records/facilities/new";
    for (let at = 0; at < 30; at++)
      rowsIn(
        server().dataDir,
        `INSERT INTO files (id, type, name, width, height, "by", at) VALUES (?, 'image', ?, 900, 600, '', ?)`,
        String(at).padStart(2, "0").padEnd(64, "a"),
        `Picture ${at}`,
        at,
      );
    const offered = ({ page }: Visit) => all(page, "#f-picture label:has([type=radio]) span").map(textOf);
    const folded = await clerk.browser.visit(path);
    expect(offered(folded), "none is loaded before it is asked for").toEqual([]);
    const drawn = await press(clerk.browser, path, folded, "pick:picture");
    expect(offered(drawn)).toContain("Picture 29");
    expect(offered(drawn)).not.toContain("Picture 5");
    const picture = all(drawn.page, "#f-picture input[type=radio]").at(1)?.attributes.value ?? "";
    const older = await press(clerk.browser, path, drawn, "pick:picture@24", { "title.en": "Garden", picture });
    const oldest = [5, 4, 3, 2, 1, 0].map((at) => `Picture ${at}`);
    expect(offered(older)).toEqual(["The picture that is chosen now", ...oldest, "No picture yet"]);
    expect(fieldsIn(older.page)).toMatchObject({ "title.en": "Garden", picture });
    const turns = ({ page }: Visit) => buttonsIn(page).filter((value) => value.startsWith("pick:"));
    expect(turns(older)).toEqual(["pick:picture@site", "pick:picture"]);
    const ofSite = await press(clerk.browser, path, older, "pick:picture@site");
    expect(offered(ofSite).length, "those of the site").toBeGreaterThan(10);
    expect(turns(ofSite)).toEqual(["pick:picture"]);
  });

  test("goes back one version while the newer draft stays, and is taken off with a reason", async () => {
    const { answer, path } = await newNotice({ ...both, on: "2026-11-20" }, "publish");
    expect(answer.status).toBe(200);
    const [see = ""] = hrefsIn(answer.page, 'a[href$="?see"]');
    expect(saidIn((await clerk.browser.visit(see)).page), "not public yet").toContain("Public in a minute.");
    passMinute();
    const cookie = [...clerk.browser.cookies].map((each) => each.join("=")).join("; ");
    const led = await fetch(server().url + see, { headers: { cookie }, redirect: "manual" });
    expect(led.headers.get("location"), "to the website").toMatch(/^\/notices\/\w/);
    const changed = await press(clerk.browser, path, await clerk.browser.visit(path), "publish", {
      "text.en": "Holiday on Friday.",
    });
    passMinute();
    const newer = await press(clerk.browser, path, changed, "save", { "text.en": "Holiday on Sunday." });
    expect(saidIn(newer.page)).toContain("changes that the public does not see yet");

    const history = await clerk.browser.visit(`${path}/history?from=1&to=2`);
    expect(textOf(the(history.page, "#record dl"))).toContain("Friday");
    expect(all(history.page, "#record ol p").map(textOf)).toContain("Asha Namune published version 2");
    const [key, edition] = ["form:key", "form:edition"].map(
      (name) => the(history.page, `form[method=post] input[name="${name}"]`).attributes.value ?? "",
    );
    const fields = { "form:key": key ?? "", "form:edition": edition ?? "", revision: "1" };
    const back = await clerk.browser.send(`${path}/history`, fields);
    expect(saidIn(back.page)).toContain("Public in a minute.");
    expect(fieldsIn(back.page)["text.en"]).toBe("Holiday on Sunday.");

    passMinute();
    const shown = await clerk.browser.visit(path);
    const without = await press(clerk.browser, path, shown, "takeOff");
    expect([without.status, saidIn(without.page)]).toEqual([400, expect.stringContaining("choose why")]);
    const off = await press(clerk.browser, path, without, "takeOff", { "form:why": "mistake" });
    expect(saidIn(off.page)).toContain("Removed from the website: published by mistake.");
    const again = await press(clerk.browser, path, off, "putBack");
    expect(saidIn(again.page)).toMatch(/^Public/);
  });

  test("that never was public is thrown away, and brought back", async () => {
    const { answer, path } = await newNotice();
    const gone = await press(clerk.browser, path, answer, "discard");
    expect(saidIn(gone.page)).toContain("Discarded.");
    expect(saidIn((await press(clerk.browser, path, gone, "restore")).page)).toContain("Draft.");
  });
});

test("the office may draft a committee, and not publish it; the draft is kept", async () => {
  const path = "/office/records/committees/anti-ragging";
  const drawn = await clerk.browser.visit(path);
  expect(buttonsIn(drawn.page)).not.toContain("publish");
  const refused = await press(clerk.browser, path, drawn, "publish", { "title.en": "Anti-Ragging Committee" });
  expect([refused.status, saidIn(refused.page)]).toEqual([403, expect.stringContaining("Your draft is saved")]);
  expect(saidIn((await clerk.browser.visit(path)).page)).toContain("is waiting for the principal");
  const start = await principal.browser.visit("/office");
  expect(linkOf(start.page, "1 draft is waiting for you to publish it").attributes.href).toBe(path);
  const kept = await principal.browser.visit(path);
  expect(fieldsIn(kept.page)["title.en"]).toBe("Anti-Ragging Committee");
  expect(saidIn(kept.page)).toContain("asks you to publish a change.");
  expect(textOf(the(kept.page, "[role=status] ins"))).toContain("Committee");
  expect(buttonsIn(kept.page)).toContain("publish");
});

test("the start page leads to a list of what it counts", async () => {
  const published = await newNotice(both, "publish");
  passMinute();
  await press(clerk.browser, published.path, await clerk.browser.visit(published.path), "save", {
    "text.en": "Changed.",
  });
  await newNotice();
  const start = await clerk.browser.visit("/office");
  const places = hrefsIn(start.page, "main a");
  expect(places, "whether anybody waits there or not").toContain("/office/inbox");
  const line = linkOf(start.page, /not published/);
  const counted = [...textOf(line).matchAll(/\d+/g)].map(([count]) => Number(count));
  expect(counted).toHaveLength(2);
  const list = await clerk.browser.visit(line.attributes.href ?? "");
  expect(all(list.page, "main ul > li:has(> a)")).toHaveLength(counted.reduce((sum, count) => sum + count));
});

test("a number that no store keeps is a page that there is not, or a form that is refused", async () => {
  const { answer, path } = await newNotice();
  const refused = await press(clerk.browser, path, answer, "save", { "form:version": "2147483648" });
  expect(refused.status).toBe(400);
  const lists = [notices, "/office/files", "/office/activity"].flatMap((list) => [
    `${list}?page=2147483648`,
    `${list}?page=x`,
  ]);
  for (const at of [...lists, `${path}/history?from=1&to=2147483648`, `${path}/history?from=1&to=9`])
    expect((await clerk.browser.visit(at)).status, at).toBe(404);
});

test("the log and its filter name a record by its title, in the language of the reader", async () => {
  const { path } = await newNotice({ "text.en": "Sports day on Friday.", "text.mr": "शुक्रवारी क्रीडादिन." });
  const record = path.split("/").slice(-2).join("/");
  for (const [prefix, title, everything] of [
    ["", "Notice: Sports day on Friday.", "Show everything"],
    ["/mr", "सूचना: शुक्रवारी क्रीडादिन.", "सर्व दाखवा"],
  ] as const) {
    const { page, html } = await clerk.browser.visit(`${prefix}/office/activity?record=${record}`);
    expect(all(page, "main section li a").map(textOf)).toEqual([title]);
    expect(textOf(the(page, "select[name=record] option[selected]"))).toBe(title);
    expect(html.replaceAll(record, "")).not.toContain("sports-day");
    const none = await clerk.browser.visit(`${prefix}/office/activity?record=${record}&to=2020-01-01`);
    expect(linkOf(none.page, everything).attributes.href, "leads back to everything").toBe(`${prefix}/office/activity`);
  }
});

test("strangers get the sign-in screen, and those who are signed in hear of what there is not", async () => {
  for (const path of [notices, `${notices}/new`, `${notices}/no-such-notice`, "/office/records/nothing"]) {
    const stranger = await fetch(server().url + path);
    expect([stranger.status, await stranger.text()]).toEqual([401, expect.stringContaining("Office login")]);
  }
  for (const path of [`${notices}/no-such-notice`, "/office/records/nothing", "/office/records/nothing/new"])
    expect((await clerk.browser.visit(path)).status).toBe(404);
});

test("a notice is offered for WhatsApp once its address opens, which no shared cache knows as missing", async () => {
  const { browser } = clerk;
  const typed = { "text.en": "Bring your identity card.", "text.mr": "ओळखपत्र आणा." };
  const { answer: published, path } = await newNotice(typed, "publish");
  expect(saidIn(published.page)).toContain("Public in a minute.");
  const links = hrefsIn(published.page, "main a").map((href) => href.replace(path, ""));
  expect(links).not.toContain("/preview#whatsapp");
  expect(links).toContain("?send");
  const sends = async (address: string) =>
    all((await browser.visit(address)).page, "#whatsapp a[href^='https://wa.me']").length;
  expect([await sends(`${path}?send`), await sends(`${path}/preview`)]).toEqual([0, 0]);
  const missing = await browser.visit(path.replace("/office/records", ""));
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "public, no-cache"]);
  passMinute();
  await expect.poll(() => sends(`${path}?send`)).toBe(1);
});
