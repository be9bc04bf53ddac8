import { expect, test } from "vitest";
import { eraseBefore } from "#app/forms/submissions/erasing.server.ts";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { giveUp } from "#app/mail-writer.server.ts";
import type { News } from "#app/office/news/news.server.ts";
import { createNews, createNewsEmails, type NewsMailParts } from "#app/office/news/news.server.ts";
import { done, openInbox } from "../help/inbox.ts";
import { placeOf } from "../help/place.ts";
import { admin, clerk } from "../help/records.ts";
import { day } from "../help/services.ts";

const news: News = {
  kind: "notices",
  slug: "dates",
  name: { en: "New dates", mr: "नव्या तारखा" },
  lines: { en: ["Merit list: 9 July"], mr: ["गुणवत्ता यादी: ९ जुलै"] },
  address: "/notices/dates",
};
const other: News = { ...news, slug: "rounds" };

/** An inbox whose people can be told of news. */
async function openDesk() {
  const desk = await openInbox();
  const { db, time, dataDir, key } = desk;
  const secret = readSecret(placeOf(dataDir));
  const outbox = {
    add: async (tx: typeof db, mails: { kind: "news"; resourceId?: string; details?: object }[]) => {
      for (const { kind, resourceId = null, details } of mails)
        await tx
          .insertInto("outbox")
          .values({
            ...{ id: key(), kind, resourceId, details: JSON.stringify(details) },
            ...{ createdAt: 1, dueAt: 1, attempts: 0, claimedUntil: null },
          })
          .execute();
    },
    notify: () => {},
  };
  const service = createNews({ db, secret, now: time.now, outbox: outbox as never });
  const mails = async () => (await db.selectFrom("outbox").selectAll().where("kind", "=", "news").execute()) ?? [];
  /** An enquiry with a proven address. */
  async function asked(more: Parameters<typeof desk.sent>[0] = {}) {
    const reference = await desk.sent({ email: `${key()}@example.org`, ...more });
    await db.updateTable("submissions").set({ confirmedAt: 1 }).where("reference", "=", reference).execute();
    return reference;
  }
  const idOf = async (reference: string) =>
    (await db.selectFrom("submissions").select("id").where("reference", "=", reference).executeTakeFirstOrThrow()).id;
  /** Notes that an enquiry was told of the news, or that its mail was given up. */
  const note = (submissionId: string, by: "mail" | "undelivered", at: number) =>
    db.insertInto("newsTold").values({ submissionId, kind: news.kind, slug: news.slug, by, at }).execute();
  const mail = (of = news) => service.mail({ actor: clerk, key: key(), of: { kind: of.kind, slug: of.slug } });
  const render = (email: { subject: string | ((name: string) => string); paragraphs: string[] }) => ({
    subject: String(email.subject),
    html: "",
    text: email.paragraphs.join("\n"),
  });
  const onBoard = new Map([news, other].map((each) => [each.slug, each]));
  const publicNews = ({ slug }: { slug: string }) => onBoard.get(slug);
  const parts = { db, secret, now: time.now, siteUrl: "https://institute.example", render, publicNews };
  const write = createNewsEmails(parts as unknown as NewsMailParts);
  return { ...desk, service, mails, asked, idOf, note, mail, write, onBoard };
}

test("each person who asked and agreed is mailed once, and of nothing else within a week", async () => {
  const { asked, mail, mails, time } = await openDesk();
  await asked();
  await asked({ status: "talking" });
  expect(await mail()).toEqual({ ok: true, count: 2 });
  expect(await mail()).toEqual({ ok: true, count: 0 });
  expect(await mail(other)).toEqual({ ok: true, count: 0 });
  await asked();
  expect(await mail(other)).toEqual({ ok: true, count: 1 });
  time.pass(8 * day);
  expect(await mail(other)).toEqual({ ok: true, count: 2 });
  expect(await mail(), "the third was told only of the other").toEqual({ ok: true, count: 1 });
  expect(await mail()).toEqual({ ok: true, count: 0 });
  expect(await mails()).toHaveLength(6);
});

test("nobody gets a message who is closed, admitted, a minor without the guardian's word, or asked for something else", async () => {
  const { asked, service, mail, sent } = await openDesk();
  await asked({ status: "closed" });
  await asked({ status: "admitted" });
  await asked({ isMinor: 1, guardianName: "Ravi", guardianPhone: "9876543211" });
  await asked({ kind: "application" });
  await asked({ kind: "feedback" });
  await sent({ phone: null });
  expect(await mail()).toEqual({ ok: true, count: 0 });
  expect(await service.toTell(news, clerk)).toEqual({ mails: 0, list: [] });
});

test("those without a proven address are on the list for WhatsApp, and ticked off one by one", async () => {
  const { sent, service, key } = await openDesk();
  const reference = await sent({ name: "Meera" });
  expect(await service.toTell(news, clerk)).toMatchObject({ mails: 0, list: [{ reference, name: "Meera" }] });
  const tick = { actor: clerk, key: key(), of: { kind: news.kind, slug: news.slug }, reference };
  expect(await service.told(tick)).toEqual({ ok: true, count: 1 });
  expect(await service.told(tick), "the same form again").toEqual({ ok: true, count: 1 });
  expect(await service.told({ ...tick, key: key() })).toEqual({ ok: false, reason: "missing" });
  expect((await service.toTell(other, clerk))?.list).toEqual([]);
});

test("whose mail is given up was not told: they are on the list for WhatsApp, and mailed again after a week", async () => {
  const { asked, mail, mails, service, db, time, key } = await openDesk();
  const reference = await asked();
  await mail();
  const [row] = await mails();
  if (!row) throw new Error("Nobody was mailed.");
  await giveUp(db, row, time.now());
  expect(await service.toTell(news, clerk)).toMatchObject({ mails: 0, list: [{ reference }] });
  expect(await mail()).toEqual({ ok: true, count: 0 });
  const tick = { actor: clerk, key: key(), of: { kind: other.kind, slug: other.slug }, reference };
  time.pass(8 * day);
  expect(await service.toTell(news, clerk), "the address may work again").toMatchObject({ mails: 1, list: [] });
  expect(await service.told({ ...tick, of: { kind: news.kind, slug: news.slug } })).toEqual({ ok: true, count: 1 });
  expect(await service.toTell(other, clerk)).toEqual({ mails: 0, list: [] });
});

test("whose mail is given up is not mailed through the enquiry with which theirs is merged either", async () => {
  const { asked, service, idOf, note, time, inbox, form } = await openDesk();
  const one = await asked();
  time.pass(1);
  const second = await asked();
  await note(await idOf(second), "undelivered", time.now());
  done(await inbox.merge({ ...(await form(one)), other: second, isSure: true }));
  expect(await service.toTell(other, clerk)).toMatchObject({ mails: 0, list: [{ reference: one }] });
});

test("who outlives two merged enquiries was told what one of them was told, also when the other's mail was given up", async () => {
  const { asked, service, idOf, note, time, inbox, form, db } = await openDesk();
  const oldest = await asked();
  const others = [];
  for (const _ of ["second", "kept"]) {
    time.pass(1);
    others.push(await asked());
  }
  for (const other of others) done(await inbox.merge({ ...(await form(oldest)), other, isSure: true }));
  const [first = "", second = "", kept = ""] = await Promise.all([oldest, ...others].map(idOf));
  await note(first, "mail", time.now());
  for (const id of [second, kept]) await note(id, "undelivered", time.now() + 1);
  await db.updateTable("submissions").set({ createdAt: 1 }).where("id", "in", [first, second]).execute();
  expect(await db.transaction().execute((tx) => eraseBefore(tx, 2, "all"))).toBe(2);
  time.pass(8 * day);
  expect(await service.toTell(news, clerk)).toEqual({ mails: 0, list: [] });
  expect(await service.toTell(other, clerk)).toMatchObject({ mails: 1 });
});

test("two who press at once mail each person once", async () => {
  const { asked, mail, mails } = await openDesk();
  for (let count = 0; count < 3; count++) await asked();
  const counts = await Promise.all([mail(), mail(), mail(other)]);
  expect(counts.reduce((sum, outcome) => sum + ("count" in outcome ? outcome.count : 0), 0)).toBe(3);
  expect(await mails()).toHaveLength(3);
});

test("the way out in the mail ends the mails, also of a merged enquiry, and one that is waiting", async () => {
  const { asked, mail, mails, write, service, inbox, form, time } = await openDesk();
  const [one, second] = [await asked(), await asked()];
  expect(await mail()).toEqual({ ok: true, count: 2 });
  const [row] = await mails();
  const written = row && (await write(row));
  expect(written).toMatchObject({
    subject: "नव्या तारखा",
    unsubscribe: expect.stringContaining("/mr/no-more-news?for="),
  });
  const token = new URL(written?.unsubscribe ?? "").searchParams.get("for") ?? "";
  expect(await service.stop(`${token}x`)).toBe(false);
  expect(await service.stop(token)).toBe(true);
  expect(await service.stop(token)).toBe(true);
  expect(row && (await write(row)), "it was waiting").toBeUndefined();
  time.pass(8 * day);
  done(await inbox.merge({ ...(await form(one)), other: second, isSure: true }));
  expect(await mail(other)).toEqual({ ok: true, count: 0 });
  done(await inbox.erase({ ...(await form(one)), reason: "asked" }));
  expect(await service.stop(token), "erased since").toBe(true);
});

test("a person who is erased while asking for no more mails gets the same answer", async () => {
  const { asked, mail, mails, write, service, db } = await openDesk();
  await asked();
  await mail();
  const [row] = await mails();
  const token = new URL((row && (await write(row)))?.unsubscribe ?? "").searchParams.get("for") ?? "";
  const erase = () => db.deleteFrom("submissions").where("id", "=", row?.resourceId ?? "");
  const [stopped] = await Promise.all([service.stop(token), erase().execute()]);
  expect(stopped).toBe(true);
  expect(await db.selectFrom("newsStops").select("at").execute()).toEqual([]);
});

test("a mail that waits says what is public when it goes out, and is not sent once that is taken off the board", async () => {
  const { asked, mail, mails, write, onBoard } = await openDesk();
  await asked();
  await mail();
  const [row] = await mails();
  if (!row) throw new Error("Nobody was mailed.");
  onBoard.set(news.slug, { ...news, name: { en: "Dates moved", mr: "तारखा बदलल्या" } });
  expect(await write(row)).toMatchObject({ subject: "तारखा बदलल्या" });
  onBoard.delete(news.slug);
  expect(await write(row)).toBeUndefined();
  expect(await mail(), "put back on the board, it can be sent").toEqual({ ok: true, count: 1 });
});

test("a mail that waits is not sent to a family that was admitted, closed or erased since", async () => {
  const { asked, mail, mails, write, db, inbox, form } = await openDesk();
  const reference = await asked();
  await mail();
  const [row] = await mails();
  if (!row) throw new Error("Nobody was mailed.");
  const become = (status: "admitted" | "closed" | "new") =>
    db.updateTable("submissions").set({ status }).where("reference", "=", reference).execute();
  for (const status of ["admitted", "closed"] as const) {
    await become(status);
    expect(await write(row), status).toBeUndefined();
  }
  await become("new");
  expect(await write(row)).toBeDefined();
  done(await inbox.erase({ ...(await form(reference)), reason: "asked" }));
  expect(await write(row)).toBeUndefined();
});

test("an enquiry that is merged while its mail waits is not mailed when the other sender wants no more", async () => {
  const { asked, mail, mails, write, service, inbox, form } = await openDesk();
  const [one, second] = [await asked(), await asked()];
  await mail();
  const [first, waiting] = await mails();
  const written = first && (await write(first));
  done(await inbox.merge({ ...(await form(one)), other: second, isSure: true }));
  await service.stop(new URL(written?.unsubscribe ?? "").searchParams.get("for") ?? "");
  expect(waiting && (await write(waiting))).toBeUndefined();
});

test("an admin sees nobody and mails nobody", async () => {
  const { asked, service, key } = await openDesk();
  await asked();
  expect(await service.toTell(news, admin)).toBeUndefined();
  expect(await service.mail({ actor: admin, key: key(), of: news })).toEqual({ ok: false, reason: "forbidden" });
});
