import { beforeAll, describe, expect, test } from "vitest";
import {
  dashboard,
  deviceOf,
  type FurnishedMember,
  formsAgainst,
  furnishedMember,
  workOf,
} from "../help/faculty-forms.ts";
import { allOf, profileOf } from "../help/faculty-kept.ts";
import { type Browser, isSignedIn, logIn, newMember, openBrowser, sharedSite } from "../help/faculty-visits.ts";
import { rowsIn } from "../help/rows.ts";
import { get } from "../help/visit.ts";

/** Everything about a member that an answer could reveal. */
const facts = ({ name, email, uid, works }: FurnishedMember) => [
  name,
  email,
  uid,
  ...Object.values(works),
  "draft of awards",
];

describe("a private address", () => {
  let member: FurnishedMember;
  let ended: string | undefined;
  beforeAll(async () => {
    member = await furnishedMember();
    const browser = openBrowser();
    await logIn(browser, member);
    ended = browser.cookie;
    await browser.send(dashboard, { intent: "signOut" });
  });

  /** The cookies of those who are not signed in. */
  const cookies: [who: string, cookieOf: () => Promise<string | undefined> | string | undefined][] = [
    ["no session", () => undefined],
    ["an empty one", () => "__Host-session="],
    ["a made-up one", () => `__Host-session=${"x".repeat(32)}.${"y".repeat(43)}`],
    ["one that no header could carry on", () => "__Host-session=%00%0d%0aSet-Cookie:%20a=b"],
    ["one of two thousand signs", () => `__Host-session=${"x".repeat(2000)}`],
    ["one that has ended", () => ended],
    [
      "that of a suspended account",
      async () => {
        const suspended = await newMember();
        rowsIn(sharedSite().dataDir, "UPDATE members SET suspendedAt = 1 WHERE uid = ?", suspended.uid);
        return suspended.browser.cookie;
      },
    ],
    [
      "that of a deleted account",
      async () => {
        const { browser, password } = await newMember();
        const { cookie } = browser;
        await browser.send(dashboard, { intent: "erase", current: password });
        return cookie;
      },
    ],
  ];

  test.each(cookies)("shows nothing to %s", async (_who, cookieOf) => {
    const cookie = (await cookieOf()) ?? "";
    for (const method of ["GET", "HEAD"])
      for (const [path, status, location] of [
        [dashboard, 302, "/faculty-login"],
        [`/mr${dashboard}`, 302, "/mr/faculty-login"],
        ["/my-data", 302, "/faculty-login"],
        [`/uploads?id=${member.files.photo}`, 404, null],
        [`/uploads?id=${member.files.resume}`, 404, null],
      ] as const) {
        const answer = await get(path, { method, headers: { cookie } });
        expect([path, answer.status, answer.headers.get("location")]).toEqual([path, status, location]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
        const text = await answer.text();
        for (const fact of facts(member)) expect(text).not.toContain(fact);
      }
  });

  test("opens to its owner, and is never cached", async () => {
    const { browser, files } = member;
    for (const path of [dashboard, `/mr${dashboard}`, "/my-data", `/uploads?id=${files.photo}`]) {
      const answer = await browser.ask(path);
      await answer.arrayBuffer();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get("cache-control")).toMatch(/^(private, )?no-store$/);
      expect(answer.headers.get("etag")).toBeNull();
    }
  });
});

describe("another member", () => {
  let member: FurnishedMember;
  let before: ReturnType<typeof allOf>;
  let other: Browser;
  beforeAll(async () => {
    member = await furnishedMember();
    before = allOf(sharedSite(), member.uid);
    other = (await newMember()).browser;
  });

  /** What an attacker might add to a form to make it affect somebody else. */
  const meaning = () => ({ uid: member.uid, userId: member.uid, id: member.uid, owner: member.uid });
  const unharmed = () => expect(allOf(sharedSite(), member.uid)).toEqual(before);

  test("changes nothing of a member by any form, with any of their ids", async () => {
    const forms = formsAgainst(member).filter(([, { intent = "" }]) => !["signOut", "signOutAll"].includes(intent));
    for (const [what, fields] of forms) {
      const { html } = await other.send(`${dashboard}?uid=${member.uid}`, { ...fields, ...meaning() });
      const untyped = facts(member).filter((fact) => fact !== member.name && !Object.values(fields).includes(fact));
      for (const fact of untyped) expect(html.includes(fact) && [what, fact]).toBe(false);
    }
    unharmed();
  });

  test("cannot change a work in any list by its id, and gets the answer that it does not exist", async () => {
    for (const [list, work] of Object.entries(member.works))
      for (const fields of [{ intent: "work", ...workOf() }, { intent: "removeWork" }]) {
        const { status } = await other.send(dashboard, { ...fields, list, work, ...meaning() });
        expect(status).toBe(404);
      }
    unharmed();
  });

  test("cannot sign a device of theirs out", async () => {
    for (const device of [deviceOf(member.phone), deviceOf(member.browser)])
      await other.send(dashboard, { intent: "signOutDevice", device });
    expect([await isSignedIn(member.phone), await isSignedIn(member.browser)]).toEqual([true, true]);
    await other.send(dashboard, { intent: "signOutAll", current: member.password, ...meaning() });
    expect(await isSignedIn(member.phone)).toBe(true);
    unharmed();
  });

  test("cannot delete their account with their password", async () => {
    const { browser } = await newMember(undefined, { password: "a kettle of the thief" });
    const fields = { intent: "erase", current: member.password, email: member.email, ...meaning() };
    expect((await browser.send(dashboard, fields)).status).toBe(400);
    unharmed();
  });

  test("neither sees their files nor adds them to a profile", async () => {
    const stranger = await newMember();
    for (const id of Object.values(member.files)) {
      expect((await stranger.browser.ask(`/uploads?id=${id}`)).status).toBe(404);
      const photo = JSON.stringify({ id, type: "image/webp", width: 1, height: 1 });
      const taken = { ...stranger, intent: "profile", photo, resume: id, publications: "[]", email: member.email };
      const { status } = await stranger.browser.send(dashboard, { ...taken, browser: "", ...meaning() });
      expect(status).toBe(200);
    }
    const { data } = profileOf(sharedSite(), stranger.uid);
    expect(Object.keys(data).sort()).toEqual(["createdAt", "department", "email", "facultyId", "name", "uid"]);
    expect(data).toMatchObject({ uid: stranger.uid, email: stranger.email });
    unharmed();
  });

  test("gets nothing of them in the download of their own data", async () => {
    const { browser } = await newMember();
    const text = await (await browser.ask(`/my-data?uid=${member.uid}`)).text();
    for (const fact of facts(member).slice(1)) expect(text).not.toContain(fact);
  });
});
