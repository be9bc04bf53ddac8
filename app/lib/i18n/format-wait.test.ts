import { expect, test } from "vitest";
import { formatWait } from "./format-moment.ts";

test("a wait is shown in the largest fitting unit, rounded up", () => {
  const waits = [1, 43, 89, 90, 121, 5_400, 5_401, 40_000, 172_800].map((seconds) => formatWait(seconds, "en"));
  expect(waits).toEqual([
    "1 second",
    "43 seconds",
    "89 seconds",
    "2 minutes",
    "3 minutes",
    "2 hours",
    "2 hours",
    "12 hours",
    "2 days",
  ]);
});

test("a wait is shown in Marathi with Marathi digits", () => {
  expect([43, 121, 40_000].map((seconds) => formatWait(seconds, "mr"))).toEqual(["४३ सेकंद", "३ मिनिटे", "१२ तास"]);
});
