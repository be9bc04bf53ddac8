import { expect, test } from "vitest";
import { originIn } from "./submission.ts";

test.each([
  ["", "site", null],
  ["from=poster-open-day", "poster", "open-day"],
  ["from=school-zp-wani", "schoolVisit", "zp-wani"],
  ["from=whatsapp", "whatsapp", null],
  ["from=poster", "poster", null],
  ["from=constructor", "site", null],
  ["from=poster-<b>", "site", null],
  [`from=poster-${"a".repeat(61)}`, "site", null],
])("an address with ?%s comes from %s (%s)", (query, source, sourceDetail) => {
  expect(originIn(new URLSearchParams(query))).toEqual({ source, sourceDetail, consentBy: "site" });
});
