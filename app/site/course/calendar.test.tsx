import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { YearRuler } from "#app/ui/page.tsx";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { all, readHtml, textOf, the } from "../../../tests/help/html.ts";
import type { CalendarEntry } from "./calendar.tsx";
import { admissionYear, Calendar } from "./calendar.tsx";

const names = { en: ["Enquiries", "Merit list", "Classes"], mr: ["चौकशी", "गुणवत्ता यादी", "वर्ग"] };

const entriesIn = (locale: Locale): CalendarEntry[] => {
  const [enquiries = "", list = "", classes = ""] = names[locale];
  return [
    { name: enquiries, from: "2026-11-20", to: "2027-06-30", status: "announced" },
    { name: list, from: "2027-07-09", status: "expected", changedOn: "2026-11-03" },
    { name: classes, from: "2027-08-23", status: "announced" },
  ];
};

const drawn = (element: ReactElement, site: Partial<Site>) =>
  readHtml(renderToStaticMarkup(<SiteProvider value={site as Site}>{element}</SiteProvider>));

/** The calendar of an admission on a day: its sentence, its lines and where the mark of today is. */
function calendarOn(today: string, locale: Locale) {
  const page = drawn(<Calendar entries={entriesIn(locale)} />, { locale, today });
  return {
    next: textOf(the(page, "p")),
    lines: all(page, "li").map((line) => all(line, "strong, span, em").map(textOf).join("; ")),
    mark: all(page, "line[x1]").map(({ attributes }) => attributes.x1),
  };
}

test.each([
  [
    "2026-11-19",
    "Next: Enquiries, tomorrow (announced).",
    ["5.9%"],
    [
      "Today; Thu, 19 November 2026",
      "Enquiries; 20 November 2026 – 30 June 2027; tomorrow (announced)",
      "Merit list; Fri, 9 July 2027; in 232 days (expected), changed on 3 November 2026",
      "Classes; Mon, 23 August 2027; in 277 days (announced)",
    ],
  ],
  [
    "2026-11-22",
    "Next: Merit list, in 229 days (expected), changed on 3 November 2026.",
    ["6.9%"],
    [
      "Enquiries; 20 November 2026 – 30 June 2027; now, 220 days left",
      "Today; Sun, 22 November 2026",
      "Merit list; Fri, 9 July 2027; in 229 days (expected), changed on 3 November 2026",
      "Classes; Mon, 23 August 2027; in 274 days (announced)",
    ],
  ],
  [
    "2027-07-09",
    "Next: Classes, in 45 days (announced).",
    ["82.2%"],
    [
      "Enquiries; over: 20 November 2026 – 30 June 2027",
      "Merit list; Fri, 9 July 2027; today (expected), changed on 3 November 2026",
      "Today; Fri, 9 July 2027",
      "Classes; Mon, 23 August 2027; in 45 days (announced)",
    ],
  ],
  [
    "2027-09-01",
    "These dates are over. The next ones will be here as soon as they are known.",
    [],
    [
      "Enquiries; over: 20 November 2026 – 30 June 2027",
      "Merit list; expected date, now past: Fri, 9 July 2027; changed on 3 November 2026",
      "Classes; over: Mon, 23 August 2027",
      "Today; Wed, 1 September 2027",
    ],
  ],
])("on %s today has its place, and every date says how far it is", (today, next, mark, lines) => {
  expect(calendarOn(today, "en")).toEqual({ next, mark, lines });
});

test.each([
  ["2026-11-19", ["5.9%"], "उद्या (जाहीर)", "२३२ दिवसांनी (अपेक्षित)"],
  ["2027-06-30", ["79.3%"], "आज शेवटचा दिवस", "९ दिवसांनी (अपेक्षित)"],
  ["2027-09-01", [], "३० जून २०२७", "९ जुलै २०२७ (अपेक्षित होती)"],
])("in Marathi on %s too", (today, mark, enquiries, list) => {
  const { lines, ...calendar } = calendarOn(today, "mr");
  expect(calendar.mark).toEqual(mark);
  expect(lines.find((line) => line.startsWith("चौकशी"))).toContain(enquiries);
  expect(lines.find((line) => line.startsWith("गुणवत्ता"))).toContain(list);
});

test("the axis begins in the month of today when what is over is folded", () => {
  const over = ["01", "02", "03", "04"].map((month) => ({ name: month, from: `2026-${month}-10` }));
  const entries = [...over, { name: "Classes", from: "2026-12-20" }];
  const page = drawn(<Calendar entries={entries} />, { locale: "en", today: "2026-11-19" });
  expect(all(page, "details li")).toHaveLength(4);
  expect(all(page, "text").map(textOf)).toEqual(["Nov ’26", "Dec"]);
});

/** The ruler under the name of a page: its line, how far it is filled, and where the next date is. */
function rulerOn(today: string, locale: Locale, entries = entriesIn(locale)) {
  const year = () => admissionYear(entries, today, locale);
  const page = drawn(<YearRuler />, { locale, address: "/admission/fees", admissionYear: year });
  const link = the(page, "a");
  expect(link.attributes.href).toBe(locale === "mr" ? "/mr/admission#dates" : "/admission#dates");
  const day = new RegExp(locale === "mr" ? "^आज " : "^Today ");
  expect(link.attributes.title?.replaceAll("\u00a0", " ")).toMatch(day);
  const filled = all(link, "line").at(-1)?.attributes.x2;
  const text = textOf(link)
    .replace(textOf(the(link, "span")), "")
    .trim();
  return [text.replaceAll("\u00a0", " "), filled, ...all(link, "rect").map(({ attributes }) => attributes.x)];
}

test("the ruler has the ends of its year", () => {
  const year = () => admissionYear(entriesIn("en"), "2026-11-19", "en");
  const at = (address: string) => drawn(<YearRuler />, { locale: "en", address, admissionYear: year });
  expect(all(at("/admission/steps"), "small").map(textOf)).toEqual(["Nov ’26", "Aug"]);
  expect(all(at("/facilities"), "small").map(textOf)).toEqual(["Nov ’26", "Aug"]);
  expect(textOf(at("/facilities"))).toContain("Enquiries");
});

test.each([
  ["before its first month", "2026-10-15", "15 October · Enquiries: in 36 days", "0%", "6.3%"],
  ["on the day before a date", "2026-11-19", "19 November · Enquiries: tomorrow", "5.9%", "6.3%"],
  ["before a last day", "2026-11-24", "24 November · Enquiries: now, 218 days left", "7.6%", "79.3%"],
  ["on a last day", "2027-06-30", "30 June · Enquiries: last day today", "79.3%", "79.3%"],
  ["between two dates", "2027-07-01", "1 July · Merit list: in 8 days", "79.6%", "82.2%"],
  ["on the day of a date", "2027-07-09", "9 July · Merit list: today", "82.2%", "82.2%"],
  ["when all dates are over", "2027-08-31", "31 August", "99.7%"],
  ["after its last month", "2027-10-15", "15 October", "100%"],
])("%s the ruler says what comes next", (_when, today, line, ...places) => {
  expect(rulerOn(today, "en")).toEqual([line, ...places]);
});

test("the ruler says the same in Marathi, knows a leap year, and names the later of two that end together", () => {
  expect(rulerOn("2027-07-01", "mr")[0]).toBe("१ जुलै · गुणवत्ता यादी: ८ दिवसांनी");
  expect(rulerOn("2027-10-15", "mr")[0]).toBe("१५ ऑक्टोबर");
  const leap = [
    { name: "Enquiries", from: "2028-02-28", to: "2028-03-10" },
    { name: "Rounds", from: "2028-03-01", to: "2028-03-10" },
  ];
  expect(rulerOn("2028-02-29", "en", leap)).toEqual(["29 February · Rounds: tomorrow", "46.7%", "48.3%"]);
  expect(rulerOn("2028-03-02", "en", leap)[0]).toBe("2 March · Rounds: now, 8 days left");
});
