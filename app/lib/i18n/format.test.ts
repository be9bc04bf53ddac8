import { describe, expect, test, vi } from "vitest";
import {
  formatDay,
  formatDayPart,
  formatDays,
  formatDigits,
  formatNumber,
  formatRupees,
  formatSize,
  withPostposition,
} from "./format.ts";

describe("days", () => {
  test("are written in the usual style of the language", () => {
    expect(formatDay("2026-01-31", "en")).toBe("31\u00a0January\u00a02026");
    expect(formatDay("2026-01-31", "mr")).toBe("३१\u00a0जानेवारी\u00a0२०२६");
    expect(formatDay("2024-02-29", "en")).toBe("29\u00a0February\u00a02024");
  });

  test("have parts, of which a list of hundreds makes one format for each", () => {
    const made = vi.spyOn(Intl, "DateTimeFormat");
    const month = { month: "short", year: "numeric" } as const;
    for (let day = 1; day <= 28; day += 1)
      expect(formatDayPart(`2026-01-${String(day).padStart(2, "0")}`, "en", { day: "numeric" })).toBe(`${day}`);
    for (let year = 2000; year < 2030; year += 1) expect(formatDayPart(`${year}-01-31`, "mr", month)).toMatch(/^जाने/);
    expect(made.mock.calls.length).toBeLessThanOrEqual(2);
    made.mockRestore();
  });

  test("are the same in every time zone of the server", () => {
    const zone = process.env.TZ;
    for (const place of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
      process.env.TZ = place;
      expect(formatDay("2026-03-01", "en")).toBe("1\u00a0March\u00a02026");
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([
    ["2027-01-09", undefined, "Sat, 9 January 2027", "शनि, ९ जानेवारी २०२७"],
    ["2027-01-09", "2027-01-09", "Sat, 9 January 2027", "शनि, ९ जानेवारी २०२७"],
    ["2027-01-09", "2027-01-10", "Sat–\u2060Sun, 9–\u206010 January 2027", "शनि–\u2060रवि, ९–\u2060१० जानेवारी २०२७"],
    [
      "2027-01-30",
      "2027-02-02",
      "Sat–\u2060Tue, 30 January – 2 February 2027",
      "शनि–\u2060मंगळ, ३० जानेवारी – २ फेब्रुवारी २०२७",
    ],
    ["2027-06-07", "2027-06-30", "7–\u206030 June 2027", "७–\u2060३० जून २०२७"],
    ["2026-11-20", "2027-06-30", "20 November 2026 – 30 June 2027", "२० नोव्हेंबर २०२६ – ३० जून २०२७"],
  ])("from %s to %s say once what they share", (from, to, en, mr) => {
    const [inEnglish, inMarathi] = [formatDays(from, to, "en"), formatDays(from, to, "mr")];
    expect(inEnglish.replaceAll("\u00a0", " ")).toBe(en);
    expect(inMarathi.replaceAll("\u00a0", " ")).toBe(mr);
    expect(inEnglish).toMatch(/\d\u00a0[A-Z][a-z]+(\u00a0|$)/);
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
  expect(formatSize(12, "en")).toBe("1\u00a0KB");
  expect(formatSize(34_567, "en")).toBe("35\u00a0KB");
  expect(formatSize(1_234_567, "mr")).toBe("१,२३५\u00a0KB");
});

test("a postposition is joined to a word, and stands apart after a figure", () => {
  expect(withPostposition("मंगळवार, २४ नोव्हेंबर", "पासून")).toBe("मंगळवार, २४ नोव्हेंबरपासून");
  expect(withPostposition("५ जानेवारी २०२७", "पर्यंत")).toBe("५ जानेवारी २०२७ पर्यंत");
});
