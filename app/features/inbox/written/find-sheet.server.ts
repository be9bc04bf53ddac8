import type { FindSheet } from "#app/features/check/index.server.ts";
import { type Family, feesAddressFor } from "#app/features/fees/index.ts";
import { referenceSignsIn } from "#app/features/submissions/index.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { datesNow, quoteFor } from "./said.server.ts";
import type { Quote } from "./said.ts";
import { changesSince, dateLines, moneyLines, type QuoteLine } from "./said-lines.ts";
import { quoteByCode } from "./written.rows.server.ts";

/** How many characters of the reference a person types to show that they have the sheet. */
const signsToShow = 3;

const inOneLine = ([name, value]: QuoteLine) => `${name}: ${value}`;

export const createFindSheet =
  ({ db, now }: { db: Db; now: () => number }): FindSheet =>
  async (code, last, records) => {
    const row = await quoteByCode(db, code);
    if (!row) return { isKept: false };
    const typed = referenceSignsIn(last);
    if (typed.length < signsToShow || !row.reference?.replaceAll("-", "").endsWith(typed)) return { isKept: true };
    const said = JSON.parse(row.said) as Quote;
    const family = JSON.parse(row.family) as Family;
    const today = quoteFor(records, family, indiaTime(now()).day, {
      bus: said.bus?.id,
      hostel: said.hostel !== undefined,
      stated: said.stated,
    });
    const dates = datesNow(records);
    const saidIn = (locale: Locale) => [...moneyLines(said, locale), ...dateLines(said, locale)].map(inOneLine);
    const changedIn = (locale: Locale) => changesSince(said, today, dates, locale).map(inOneLine);
    return {
      isKept: true,
      told: {
        today: feesAddressFor(family),
        said: { en: saidIn("en"), mr: saidIn("mr") },
        changes: { en: changedIn("en"), mr: changedIn("mr") },
      },
    };
  };
