import { expect, test } from "vitest";
import { correctedAt, correctedText } from "./notice-text.ts";

const at = Date.parse("2026-11-28T11:05:00+05:30");
const hour = 3_600_000;
const at10 = { id: "a", on: "2026-11-28", text: { en: "At 10 o’clock.", mr: "१० वाजता." } };
const at11 = { ...at10, text: { en: "At 11 o’clock.", mr: "११ वाजता." } };
const corrected = { record: at11, changedAt: at, earlier: [{ record: at10, until: at }] };

test("a notice says for a week when it was corrected, in the words of its language", () => {
  expect(correctedAt(corrected, "mr", "2026-11-28")).toBe(at);
  expect(correctedAt(corrected, "en", "2026-12-04")).toBe(at);
  expect(correctedAt(corrected, "en", "2026-12-05")).toBeUndefined();
  expect(correctedText(at, "mr")).toBe("दुरुस्ती: २८ नोव्हेंबर, सकाळी\u00a0११.०५");
  expect(correctedText(at, "en")).toBe("Corrected: 28 November, 11:05\u00a0AM");
});

test("a later change that readers do not see is not a correction, and does not hide one", () => {
  const later = { record: { ...at11, pinUntil: "2026-12-01" }, changedAt: at + hour };
  expect(correctedAt({ ...later, earlier: [{ record: at11, until: at + hour }] }, "mr", "2026-11-28")).toBeUndefined();
  const both = [...corrected.earlier, { record: at11, until: at + hour }];
  expect(correctedAt({ ...later, earlier: both }, "mr", "2026-11-28")).toBe(at);
});

test("a new notice, one that came back as it was, and a translation that followed are no corrections", () => {
  expect(correctedAt({ record: at10, changedAt: at }, "mr", "2026-11-28")).toBeUndefined();
  expect(correctedAt({ record: at10, changedAt: at, earlier: corrected.earlier }, "mr", "2026-11-28")).toBeUndefined();
  const inMarathi = { ...at10, text: { en: at10.text.mr, mr: at10.text.mr } };
  const followed = { record: at10, changedAt: at, earlier: [{ record: inMarathi, until: at }] };
  for (const locale of ["en", "mr"] as const) expect(correctedAt(followed, locale, "2026-11-28")).toBeUndefined();
  const andCorrected = { ...followed, record: at11 };
  for (const locale of ["en", "mr"] as const) expect(correctedAt(andCorrected, locale, "2026-11-28")).toBe(at);
});
