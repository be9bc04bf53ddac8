import { expect, test } from "vitest";
import { formatShortDay } from "./format.ts";
import { formatClock, formatMoment, formatNearDay, formatWeekdayMoment } from "./format-moment.ts";
import type { Locale } from "./locale.ts";

const now = Date.parse("2026-08-20T06:00:00Z");
const moment = Date.parse("2026-08-25T04:30:00Z");

test("a moment is written in India's time, with its weekday, and with its year only if it is another one", () => {
  expect(formatClock(moment, "mr")).toBe("सकाळी\u00a0१०.००");
  expect(formatMoment(moment, "en")).toBe("25\u00a0August\u00a02026, 10:00\u00a0AM");
  expect(formatWeekdayMoment(moment, "en", now)).toBe("Tuesday, 25\u00a0August, 10:00\u00a0AM");
  expect(formatWeekdayMoment(moment, "mr", now)).toBe("मंगळवार, २५\u00a0ऑगस्ट, सकाळी\u00a0१०.००");
  const late = Date.parse("2026-12-31T20:00:00Z");
  expect(formatWeekdayMoment(late, "en", now)).toBe("Friday, 1\u00a0January\u00a02027, 1:30\u00a0AM");
  const short = (day: string, locale: Locale) => formatNearDay(day, locale, now, formatShortDay);
  expect(short("2026-11-14", "en")).toBe("Sat, 14\u00a0Nov");
  expect(short("2025-11-14", "en")).toBe("Fri, 14\u00a0Nov\u00a02025");
  expect(short("2025-11-14", "mr")).toBe("शुक्र, १४\u00a0नोव्हेंबर\u00a0२०२५");
});
