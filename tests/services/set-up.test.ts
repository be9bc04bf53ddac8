import { expect, test } from "vitest";
import { institute } from "#app/cms/content/institute.server.ts";
import { deleteRecords, hasPublished } from "#app/cms/records/record-transfer.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { lockedSetUp } from "#app/office/set-up/set-up.server.ts";
import { cliOperator } from "#app/people/staff/roles.ts";
import { newNotice, openRecordsService, principal } from "../help/records.ts";
import { day, minute, openServices } from "../help/services.ts";
import { openStaffServices } from "../help/staff.ts";

const address = "192.0.2.1";

/** A site that shows the sample, and the browser that has begun to set it up. */
async function openSetUp() {
  const { siteSetUp, staff, mails } = await openServices({ CONTENT_DIR: "" });
  const key = (await siteSetUp.nextKey()) ?? "";
  return { siteSetUp, staff, mails, key };
}

test("of browsers that begin with one link at once, one gets the set-up", async () => {
  const { siteSetUp, key } = await openSetUp();
  const claims = await Promise.all([1, 2, 3, 4].map(() => siteSetUp.claim(key, address)));
  expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
});

test("the end, sent several times at once, makes one site with one account", async () => {
  const { siteSetUp, staff, key } = await openSetUp();
  const claimed = await siteSetUp.claim(key, address);
  const token = claimed.ok ? claimed.token : "";
  await siteSetUp.save(token, { nameEn: "Nimb College of Pharmacy" });
  const account = { name: "Vimal Pawar", email: "vimal@nimb.test", locale: "en" } as const;
  const ends = await Promise.all([1, 2, 3].map(() => siteSetUp.finish(token, account)));
  expect(ends.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect((await staff.people.list()).map(({ email }) => email)).toEqual([account.email]);
});

test("the mail of the first account is the new institute's", async () => {
  const { siteSetUp, mails, key } = await openSetUp();
  const claimed = await siteSetUp.claim(key, address);
  const token = claimed.ok ? claimed.token : "";
  await siteSetUp.save(token, { nameEn: "Nimb College of Pharmacy", email: "office@nimb.test", phone: "98220 12345" });
  await siteSetUp.finish(token, { name: "Vimal Pawar", email: "vimal@nimb.test", locale: "en" });
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toContain("Nimb College of Pharmacy");
  expect(JSON.stringify(mail)).toContain("98220 12345");
  expect(JSON.stringify(mail)).not.toMatch(/Good Minds|example\.org|Namun/);
});

test("what the office publishes while the set-up replaces all records is refused or kept, never lost", async () => {
  const { store, records, key } = await openRecordsService();
  const saved = await records.save({ actor: principal, kind: "notices", key: key(), version: 0, data: newNotice });
  if (!saved.ok) throw new Error(saved.reason);
  const write = {
    actor: principal,
    kind: "notices",
    slug: saved.slug,
    version: saved.version,
    edition: "",
    key: key(),
  };
  let published: ReturnType<typeof records.publish> | undefined;
  await store.db.transaction().execute(async (tx) => {
    await lockedSetUp(tx);
    published = records.publish(write);
    // Time enough for all its statements, where it does not wait.
    for (let at = 0; at < 100; at++) await hasPublished(tx);
    await deleteRecords(tx);
  });
  expect(await published).toMatchObject({ ok: false, reason: "missing" });
  expect(await hasPublished(store.db)).toBe(false);
});

const first = { name: "Vimal Pawar", email: "vimal@nimb.test", locale: "en" } as const;

/** A site that one browser has set up, whose first account is not in use yet. */
async function openFinished() {
  const opened = await openStaffServices({ CONTENT_DIR: "" });
  const { siteSetUp } = opened;
  const claimed = await siteSetUp.claim((await siteSetUp.nextKey()) ?? "", address);
  const token = claimed.ok ? claimed.token : "";
  await siteSetUp.save(token, { nameEn: "Nimb College of Pharmacy" });
  expect(await siteSetUp.finish(token, first)).toMatchObject({ ok: true });
  return { ...opened, token };
}

/** The same, with the principal of the first account signed in. */
async function openInUse() {
  const opened = await openFinished();
  const person = await opened.enrol(await opened.linkTo(first.email, "enrol"));
  return { ...opened, vimal: await opened.actor(person) };
}

const nameOf = ({ publication }: Awaited<ReturnType<typeof openFinished>>) =>
  institute(publication.records().in("en")).name;

/** Saves the draft of a notice. */
const draft = async ({ records }: Awaited<ReturnType<typeof openFinished>>, actor: StaffActor) =>
  records.save({ actor, kind: "notices", key: "a-form", version: 0, data: newNotice });

test("from the first account on, the browser that did the set-up can neither see, save, repeat nor erase it", async () => {
  const site = await openInUse();
  const { siteSetUp, token, vimal } = site;
  await draft(site, vimal);
  expect(await siteSetUp.heldBy(token)).toBeUndefined();
  expect(await siteSetUp.startOver(token)).toBe(false);
  expect(await siteSetUp.save(token, { nameEn: "Evil Institute" })).toBe(false);
  await siteSetUp.finish(token, { ...first, email: "mallory@evil.test" });
  expect((await site.people.list()).map(({ email }) => email)).toEqual([first.email]);
  expect(nameOf(site)).toBe("Nimb College of Pharmacy");
  expect(await site.records.counts(["notices"])).toEqual(new Map([["notices", expect.objectContaining({ draft: 1 })]]));
});

test("and a link that the principal asks for later is not shown to it", async () => {
  const { siteSetUp, token, people, vimal } = await openInUse();
  expect(await people.change(cliOperator, vimal.uid, "reset")).toMatchObject({ ok: true });
  expect(await siteSetUp.finish(token, first)).toMatchObject({ ok: true, enrolLink: undefined });
});

test("finished twice at once with two addresses, the set-up invites one principal", async () => {
  const { siteSetUp, staff, key } = await openSetUp();
  const claimed = await siteSetUp.claim(key, address);
  const token = claimed.ok ? claimed.token : "";
  await siteSetUp.save(token, { nameEn: "Nimb College of Pharmacy" });
  const ends = await Promise.all(
    [first, { ...first, email: "vimal@nimb.example" }].map((account) => siteSetUp.finish(token, account)),
  );
  expect(ends.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await staff.people.list()).map(({ role }) => role)).toEqual(["principal"]);
});

test("what changes nothing keeps the pages in memory: a stranger's form, and the same form again", async () => {
  const { siteSetUp, publication, token } = await openFinished();
  const before = publication.number();
  expect(await siteSetUp.finish("", undefined)).toEqual({ ok: false, reason: "over" });
  expect(await siteSetUp.finish("a.stranger", first)).toEqual({ ok: false, reason: "over" });
  expect(await siteSetUp.finish(token, first)).toMatchObject({ ok: true });
  expect(publication.number()).toBe(before);
});

test("a browser holds the set-up for a day", async () => {
  const { siteSetUp, pass, token } = await openFinished();
  pass(day - minute);
  expect(await siteSetUp.heldBy(token)).toBeDefined();
  pass(minute);
  expect(await siteSetUp.heldBy(token)).toBeUndefined();
  expect(await siteSetUp.startOver(token)).toBe(false);
});

test("a principal sets the site up again, sees before what is lost, and no second account is made", async () => {
  const site = await openInUse();
  const { siteSetUp, token, vimal } = site;
  await draft(site, vimal);
  expect(await siteSetUp.reopening(vimal)).toEqual({ drafts: [{ kind: "notices", count: 1 }], isFinished: true });
  const again = (await siteSetUp.reopen(vimal)) ?? "";
  expect(nameOf(site)).toContain("Good Minds");
  expect(await siteSetUp.nextKey(), "nobody else gets a link").toBeUndefined();
  expect(await siteSetUp.heldBy(token), "the first browser").toBeUndefined();
  expect(await siteSetUp.heldBy(again)).toMatchObject({
    isAgain: true,
    answers: { nameEn: "Nimb College of Pharmacy" },
  });
  await siteSetUp.save(again, { nameEn: "Nimb Institute of Pharmacy" });
  expect(await siteSetUp.finish(again, { ...first, email: "second@nimb.test" })).toEqual({
    ok: true,
    isChanged: true,
    enrolLink: undefined,
  });
  expect((await site.people.list()).map(({ email }) => email)).toEqual([first.email]);
  expect(nameOf(site)).toBe("Nimb Institute of Pharmacy");
  expect(await siteSetUp.heldBy(again)).toBeUndefined();
});

test("once the office has published something, not even a principal can set the site up again", async () => {
  const site = await openInUse();
  const saved = await draft(site, site.vimal);
  if (!saved.ok) throw new Error(saved.reason);
  const { slug, version } = saved;
  const write = { actor: site.vimal, kind: "notices", slug, version, edition: "", key: "publish" };
  expect(await site.records.publish(write)).toMatchObject({ ok: true });
  expect(await site.siteSetUp.reopening(site.vimal)).toBeUndefined();
  expect(await site.siteSetUp.reopen(site.vimal)).toBeUndefined();
});

test.each(["office", "admin"] as const)("somebody with the role %s cannot set the site up again", async (role) => {
  const { siteSetUp, vimal } = await openInUse();
  expect(await siteSetUp.reopening({ ...vimal, role })).toBeUndefined();
  expect(await siteSetUp.reopen({ ...vimal, role })).toBeUndefined();
});

test("wrong keys that come all at once are counted before they are answered", async () => {
  const { siteSetUp } = await openSetUp();
  const tries = await Promise.all(Array.from({ length: 40 }, () => siteSetUp.look("A".repeat(22), address)));
  expect(tries.filter((each) => !each.ok && each.reason === "wrong")).toHaveLength(20);
});
