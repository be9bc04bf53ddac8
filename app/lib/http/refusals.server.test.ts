import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRefusalLog } from "./refusals.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a thousand refusals are one line in the log, and other responses are not logged", () => {
  const lines: Record<string, number>[] = [];
  const note = createRefusalLog((counts) => lines.push(counts));
  for (let count = 0; count < 1000; count += 1) note(403, "/feedback");
  note(429, "/faculty-login");
  note(200, "/feedback");
  note(404, "/*");
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([{ "403 /feedback": 1000, "429 /faculty-login": 1 }]);
  note(403, "/feedback");
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});

test("refusals at more places than there are routes are still counted, in a line that stays short", () => {
  const lines: Record<string, number>[] = [];
  const note = createRefusalLog((counts) => lines.push(counts));
  for (let count = 0; count < 1000; count += 1) note(401, `/office/${count}`);
  note(429, "/faculty-login");
  vi.advanceTimersByTime(60_000);
  expect(Object.keys(lines[0] ?? {}).length).toBeLessThan(110);
  expect(lines[0]).toMatchObject({ "401 elsewhere": 900, "429 elsewhere": 1 });
});
