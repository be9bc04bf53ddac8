import { describe, expect, test } from "vitest";
import { formatDay, formatDays, formatDigits, formatNumber, formatRupees, formatSize } from "./format.ts";

describe("days", () => {
  test("are written in the usual style of the language", () => {
    expect(formatDay("2026-01-31", "en")).toBe("31 January 2026");
    expect(formatDay("2026-01-31", "mr")).toBe("३१ जानेवारी २०२६");
    expect(formatDay("2024-02-29", "en")).toBe("29 February 2024");
  });

  test("are the same in every time zone of the server", () => {
    const zone = process.env.TZ;
    for (const place of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
      process.env.TZ = place;
      expect(formatDay("2026-03-01", "en")).toBe("1 March 2026");
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test("of several days are written from first to last", () => {
    expect(formatDays("2026-08-12", "2026-08-18", "en")).toBe("12 August 2026 – 18 August 2026");
    expect(formatDays("2026-08-12", undefined, "mr")).toBe("१२ ऑगस्ट २०२६");
  });
});

describe("numbers", () => {
  test.each([
    [0, "0", "०"],
    [60, "60", "६०"],
    [12_000, "12,000", "१२,०००"],
    [120_000, "1,20,000", "१,२०,०००"],
    [12_345_678, "1,23,45,678", "१,२३,४५,६७८"],
  ])("%i has Indian groups and the language's digits", (value, en, mr) => {
    expect(formatNumber(value, "en")).toBe(en);
    expect(formatNumber(value, "mr")).toBe(mr);
  });

  test("in a text leave the characters between them unchanged", () => {
    expect(formatDigits("2025-2026", "en")).toBe("2025-2026");
    expect(formatDigits("2025-2026", "mr")).toBe("२०२५-२०२६");
    expect(formatDigits(123_456, "mr")).toBe("१२३४५६");
  });

  test("of rupees carry the sign", () => {
    expect(formatRupees(85_000, "en")).toBe("₹85,000");
    expect(formatRupees(150_000, "mr")).toBe("₹१,५०,०००");
  });
});

test("a file's size is at least one kilobyte of a thousand bytes", () => {
  expect(formatSize(12, "en")).toBe("1 KB");
  expect(formatSize(34_567, "en")).toBe("35 KB");
  expect(formatSize(1_234_567, "mr")).toBe("१,२३५ KB");
});
