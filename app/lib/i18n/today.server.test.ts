import { expect, test } from "vitest";
import { today } from "./today.server.ts";

test("the day changes at midnight in India, not in Greenwich", () => {
  expect(today(new Date("2026-01-30T18:29:59Z"))).toBe("2026-01-30");
  expect(today(new Date("2026-01-30T18:30:00Z"))).toBe("2026-01-31");
  expect(today(new Date("2026-12-31T20:00:00Z"))).toBe("2027-01-01");
});
