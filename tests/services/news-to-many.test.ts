import { expect, test } from "vitest";
import { eraseBefore } from "#app/forms/submissions/erasing.server.ts";
import { mailRow } from "#app/lib/mail/outbox.server.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import { findRecipients, insertNotified, insertStop } from "#app/office/news/news.server.ts";
import { done, openInbox } from "../help/inbox.ts";

const news = { kind: "notices", slug: "internal-exams" };

test("seven thousand people can be told of one thing at once", async () => {
  const { db, sent, time } = await openInbox();
  const reference = await sent();
  const one = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 6999 }, (_, at) => ({ ...one, id: `copy-${at}`, reference: `C${at}` }));
  while (copies.length > 0) await db.insertInto("submissions").values(copies.splice(0, 500)).execute();
  const ids = (await findRecipients(db, news, time.now())).map(({ id }) => id);
  expect(ids).toHaveLength(7000);
  await insertNotified(db, ids, { ...news, by: "mail" }, time.now());
  await insertMails(
    db,
    ids.map((resourceId) => mailRow({ kind: "news", resourceId, details: news }, time.now())),
  );
  expect(await findRecipients(db, news, time.now())).toEqual([]);
});

test("who wants no more news gets none when the older of two merged enquiries is erased", async () => {
  const { db, sent, inbox, form, time } = await openInbox();
  const [older, newer] = [await sent(), await sent()];
  done(await inbox.merge({ ...(await form(older)), other: newer, isSure: true }));
  const { id } = await db
    .selectFrom("submissions")
    .select("id")
    .where("reference", "=", older)
    .executeTakeFirstOrThrow();
  await insertStop(db, id, time.now());
  await insertNotified(db, [id], { ...news, by: "mail" }, time.now());
  await db.updateTable("submissions").set({ createdAt: 1 }).where("id", "=", id).execute();
  expect(await db.transaction().execute((tx) => eraseBefore(tx, 2, "all"))).toBe(1);
  expect(await db.selectFrom("submissions").select("reference").execute()).toEqual([{ reference: newer }]);
  expect(await findRecipients(db, news, time.now())).toEqual([]);
  expect(await db.selectFrom("newsTold").select("slug").execute()).toEqual([{ slug: "internal-exams" }]);
});
