import { expect, test } from "vitest";
import type { LogEntry, PublicationEntry } from "#app/cms/publications/log-entry.ts";
import { createPublications } from "#app/cms/publications/publications.server.ts";
import { createFirstVersions } from "#app/cms/records/kind-files.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { boardLines } from "#app/register/proof/proof-lines.server.ts";
import { openRecordsService } from "../help/records.ts";

const text = { en: "", mr: "" };

/** An entry about the fee order of a year, or about its notice board. */
function entry(seq: number, change: Partial<PublicationEntry>): LogEntry {
  const numbered = { version: 1, seq, year: 2026, numberInYear: seq, at: "2026-11-26T04:00:00.000Z" };
  const about = { kind: "feeOrders", slug: "2026-27", edition: "e", revision: "r", from: "", until: null };
  return { ...numbered, ...about, what: "published", data: "", texts: text, files: [], changed: null, ...change };
}

/** What the start page says while the log has these entries. */
async function linesOf(log: LogEntry[], locale: Locale) {
  const { store, time } = await openRecordsService();
  const { db } = store;
  const rows = log.map((each) => ({
    seq: each.seq,
    source: "edition" in each && each.edition ? `e${each.seq}` : `a/b after ${each.seq}`,
    entry: JSON.stringify(each),
    prev: "",
    hash: `${each.seq}`,
  }));
  await db.insertInto("publications").values(rows).execute();
  const publications = createPublications({ db, now: time.now, files: createFirstVersions([]) });
  return boardLines(publications, async ({ slug }) => `Fee order: Fees ${slug}`, locale);
}
const posting = { kind: "boardPostings", slug: "a", about: { kind: "feeOrders", slug: "2026-27" } };

test("after a fee order is published the office is asked to put it on the notice board, until there is a posting", async () => {
  const log = [entry(1, {})];
  const [line] = await linesOf(log, "en");
  expect(line?.text).toContain("2026-27: put it on the notice board");
  expect(line?.to).toBe("/office/records/boardPostings/new?shows=feeOrders/2026-27");
  const posted = [...log, entry(2, { ...posting, what: "posted" })];
  expect(await linesOf(posted, "en")).toEqual([]);
  expect(await linesOf([...posted, entry(3, { ...posting, what: "takenOff" })], "mr")).toHaveLength(1);
});

test("nothing is asked for an order in a file, one that is no longer public, or a posting of another record", async () => {
  expect(await linesOf([entry(1, { edition: null })], "en")).toEqual([]);
  expect(await linesOf([entry(1, {}), entry(2, { what: "takenOff" })], "en")).toEqual([]);
  const other = { ...posting, about: { kind: "course", slug: "course" } };
  expect(await linesOf([entry(1, {}), entry(2, { ...other, what: "posted" })], "en")).toHaveLength(1);
});
