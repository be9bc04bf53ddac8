import { expect, test } from "vitest";
import { insertTold, peopleToTell } from "#app/features/news/news.rows.server.ts";
import { insertMails } from "#app/platform/mail/outbox.rows.server.ts";
import { mailRow } from "#app/platform/mail/outbox.service.server.ts";
import { openInbox } from "../help/inbox.ts";

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
  const ids = (await peopleToTell(db, news, time.now())).map(({ id }) => id);
  expect(ids).toHaveLength(7000);
  await insertTold(db, ids, { ...news, by: "mail" }, time.now());
  await insertMails(
    db,
    ids.map((resourceId) => mailRow({ kind: "news", resourceId, details: news }, time.now())),
  );
  expect(await peopleToTell(db, news, time.now())).toEqual([]);
});
