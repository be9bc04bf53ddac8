import { sql } from "kysely";
import { expect, test } from "vitest";
import { choicesOf, createActivityLog } from "#app/office/activity/activity-log.server.ts";
import { testOnSqlite } from "../help/place.ts";
import { openRecordsService } from "../help/records.ts";

test("the activity log is filtered by what was done, and by whom, and offers nothing of the other log", async () => {
  const { store } = await openRecordsService();
  const line = { slug: null, reference: null, fromRevision: null, toRevision: null, reason: null, key: null };
  const done = [
    { by: "u1", byName: "Ravi", what: "saved", kind: "notices" },
    { by: "u1", byName: "Ravi", what: "published", kind: "notices" },
    { by: "u2", byName: "Asha", what: "saved", kind: "fees" },
    { by: "", byName: "", what: "restored", kind: "notices" },
    { by: "u3", byName: "Sunil", what: "invited", kind: null },
  ];
  const rows = Array.from({ length: 600 }, (_, at) => ({ id: `${at}`, at, ...line, ...done[at % done.length] }));
  await store.db
    .insertInto("activities")
    .values(rows as never)
    .execute();
  expect(await choicesOf(store.db, "records")).toEqual({
    what: ["published", "restored", "saved"],
    who: [
      { uid: "u2", name: "Asha" },
      { uid: "u1", name: "Ravi" },
    ],
  });
  expect(await choicesOf(store.db, "people")).toEqual({ what: ["invited"], who: [{ uid: "u3", name: "Sunil" }] });
  const { rows: steps } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN SELECT "what" FROM activities
    WHERE "what" > 'a' ORDER BY "what" LIMIT 1`
    .execute(store.db)
    .catch(() => ({ rows: [] }));
  for (const { detail } of steps) expect(detail).toMatch(/COVERING INDEX activitiesByWhat/);
});

testOnSqlite(
  "the newest lines of a filter are read by its index, without all the others of a log of years",
  async () => {
    const { store } = await openRecordsService();
    for (const [column, name] of Object.entries({ by: "Person", what: "What", kind: "Kind" })) {
      const { rows: steps } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN SELECT * FROM activities
      WHERE kind IS NOT NULL AND ${sql.ref(column)} = 'a' ORDER BY "at" DESC, id LIMIT 51`.execute(store.db);
      expect(steps.map(({ detail }) => detail)).toEqual([
        `SEARCH activities USING INDEX activitiesBy${name}AndTime (${column}=?)`,
        "USE TEMP B-TREE FOR LAST TERM OF ORDER BY",
      ]);
    }
  },
);
test("the week counts calls, notices once each, and other texts, of the last seven days alone", async () => {
  const { store } = await openRecordsService();
  const now = Date.parse("2026-11-28T12:00:00+05:30");
  const day = 86_400_000;
  const line = {
    by: "u1",
    byName: "Ravi",
    reference: null,
    fromRevision: null,
    toRevision: null,
    reason: null,
    key: null,
  };
  const rows = [
    { what: "inbox-call", kind: "submissions", slug: "E-1", at: now - day },
    { what: "inbox-call", kind: "submissions", slug: "E-1", at: now - 2 * day },
    { what: "inbox-call", kind: "submissions", slug: "E-2", at: now - 8 * day },
    { what: "published", kind: "notices", slug: "exam", at: now - day },
    { what: "published", kind: "notices", slug: "exam", at: now - 2 * day },
    { what: "scheduled", kind: "notices", slug: "holiday", at: now - day },
    { what: "published", kind: "feeOrders", slug: "2027-28", at: now - day },
    { what: "saved", kind: "notices", slug: "draft", at: now - day },
  ].map((row, at) => ({ id: `${at}`, ...line, ...row }));
  await store.db.insertInto("activities").values(rows).execute();
  const log = createActivityLog({ db: store.db, now: () => now });
  expect(await log.week()).toEqual({ calls: 2, notices: 2, texts: 1 });
});
