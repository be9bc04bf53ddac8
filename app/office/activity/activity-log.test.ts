import { expect, test } from "vitest";
import type { LogView } from "./activity-log.ts";
import { mergedLines } from "./activity-log.ts";

type Line = LogView["lines"][number];
const at = (time: string) => Date.parse(`2026-11-28T${time}:00+05:30`);
const line = (id: string, time: string, what: string, more: Partial<Line> = {}): Line => ({
  ...{ id, at: at(time), by: "Sunita", isAtCommand: false, what, kind: null, slug: null, to: null, reason: null },
  ...more,
});
const rally = { kind: "events", slug: "rally" };
const file = (id: string) => ({ kind: "files", file: { id, isPhoto: true } });

test("what was done to a record within an hour is one line, and so are the photos of an hour", () => {
  const lines = [
    line("8", "11:05", "published", rally),
    line("7", "10:50", "saved", rally),
    line("6", "10:40", "peopleAgreed", file("b")),
    line("5", "10:40", "peopleAgreed", file("a")),
    line("4", "10:20", "fileAdded", file("b")),
    line("3", "10:19", "fileAdded", file("a")),
    line("2", "10:05", "saved", rally),
    line("1", "10:00", "created", rally),
  ];
  expect(mergedLines(lines, false).map(({ id, parts, files }) => [id, parts, files.map((each) => each.id)])).toEqual([
    ["8", [{ what: "published", reason: null, count: 1 }], []],
    [
      "7",
      [
        { what: "created", reason: null, count: 1 },
        { what: "saved", reason: null, count: 2 },
      ],
      [],
    ],
    ["6", [{ what: "peopleAgreed", reason: null, count: 2 }], ["b", "a"]],
    ["4", [{ what: "fileAdded", reason: null, count: 2 }], ["b", "a"]],
  ]);
  expect(mergedLines(lines, true)).toHaveLength(8);
});

test("what is about no record stays a separate line", () => {
  expect(mergedLines([line("2", "10:01", "signedIn"), line("1", "10:00", "signedIn")], false)).toHaveLength(2);
});
