import { expect, test } from "vitest";
import { canonicalJson } from "#app/lib/crypto/canonical-json.ts";
import { brokenAfter, chainHash } from "./log-entry.ts";

/** A chain of 500 entries. */
function longChain() {
  const rows = [];
  let prev = "";
  for (let seq = 1; seq <= 500; seq += 1) {
    const entry = canonicalJson({ seq, kind: "course", slug: "course" });
    const hash = chainHash(prev, entry);
    rows.push({ seq, source: `edition-${seq}`, entry, prev, hash });
    prev = hash;
  }
  return rows;
}

/** The first entry of rows that does not hold. */
function firstBroken(rows: ReturnType<typeof longChain>) {
  let before = { seq: 0, hash: "" };
  for (const row of rows) {
    const broken = brokenAfter(before, row);
    if (broken) return broken;
    before = row;
  }
  return undefined;
}

test("a chain of 500 entries holds, and a changed byte in any of them is found at that entry", () => {
  expect(firstBroken(longChain())).toBeUndefined();
  for (const at of [0, 249, 499]) {
    const rows = longChain().map((row, index) =>
      index === at ? { ...row, entry: `${row.entry.slice(0, -2)}x}` } : row,
    );
    expect(firstBroken(rows)).toEqual({ seq: at + 1, why: "hash" });
  }
});

test("an entry that was removed, or written again with its own hash, is found", () => {
  expect(firstBroken(longChain().filter(({ seq }) => seq !== 300))).toEqual({ seq: 300, why: "missing" });
  const rows = longChain();
  const forged = rows.map((row) => (row.seq === 10 ? { ...row, entry: "{}", hash: chainHash(row.prev, "{}") } : row));
  expect(firstBroken(forged)).toEqual({ seq: 11, why: "order" });
});
