import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Site, SiteProvider } from "#app/design/site.tsx";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { all, readHtml, textOf, the } from "../../../tests/help/html.ts";
import { Calendar } from "./calendar.tsx";

const names = { en: ["Enquiries", "Merit list", "Classes"], mr: ["चौकशी", "गुणवत्ता यादी", "वर्ग"] };

/** The calendar of an admission on a day: its sentence, its lines and where the mark of today is. */
function calendarOn(today: string, locale: Locale) {
  const [enquiries = "", list = "", classes = ""] = names[locale];
  const entries = [
    { name: enquiries, from: "2026-11-20", to: "2027-06-30", status: "announced" as const },
    { name: list, from: "2027-07-09", status: "expected" as const, changedOn: "2026-11-03" },
    { name: classes, from: "2027-08-23", status: "announced" as const },
  ];
  const html = renderToStaticMarkup(
    <SiteProvider value={{ locale, today } as Site}>
      <Calendar entries={entries} />
    </SiteProvider>,
  );
  const page = readHtml(html);
  return {
    next: textOf(the(page, ".calendar-next")),
    lines: all(page, "li").map((line) => all(line, "strong, span, em").map(textOf).join("; ")),
    mark: all(page, ".mark").map(({ attributes }) => attributes.x1),
  };
}

test.each([
  [
    "2026-11-19",
    "Next: Enquiries, tomorrow, announced.",
    ["5.9%"],
    [
      "Today; Thu, 19 November 2026",
      "Enquiries; 20 November 2026 – 30 June 2027; tomorrow, announced",
      "Merit list; Fri, 9 July 2027; in 232 days, expected, changed on 3 November 2026",
      "Classes; Mon, 23 August 2027; in 277 days, announced",
    ],
  ],
  [
    "2026-11-22",
    "Next: Merit list, in 229 days, expected, changed on 3 November 2026.",
    ["6.9%"],
    [
      "Enquiries; 20 November 2026 – 30 June 2027; now, 220 days left",
      "Today; Sun, 22 November 2026",
      "Merit list; Fri, 9 July 2027; in 229 days, expected, changed on 3 November 2026",
      "Classes; Mon, 23 August 2027; in 274 days, announced",
    ],
  ],
  [
    "2027-07-09",
    "Next: Classes, in 45 days, announced.",
    ["82.2%"],
    [
      "Enquiries; was 20 November 2026 – 30 June 2027",
      "Merit list; Fri, 9 July 2027; today, expected, changed on 3 November 2026",
      "Today; Fri, 9 July 2027",
      "Classes; Mon, 23 August 2027; in 45 days, announced",
    ],
  ],
  [
    "2027-09-01",
    "These dates are over. The next ones will be here as soon as they are known.",
    [],
    [
      "Enquiries; was 20 November 2026 – 30 June 2027",
      "Merit list; was expected Fri, 9 July 2027; changed on 3 November 2026",
      "Classes; was Mon, 23 August 2027",
      "Today; Wed, 1 September 2027",
    ],
  ],
])("on %s today has its place, and every date says how far it is", (today, next, mark, lines) => {
  expect(calendarOn(today, "en")).toEqual({ next, mark, lines });
});

test.each([
  ["2026-11-19", ["5.9%"], "उद्या, जाहीर", "२३२ दिवसांनी, अपेक्षित"],
  ["2027-06-30", ["79.3%"], "आज शेवटचा दिवस", "९ दिवसांनी, अपेक्षित"],
  ["2027-09-01", [], "३० जून २०२७ · तारीख होऊन गेली", "अपेक्षित तारीख होऊन गेली"],
])("in Marathi on %s too", (today, mark, enquiries, list) => {
  const { lines, ...calendar } = calendarOn(today, "mr");
  expect(calendar.mark).toEqual(mark);
  expect(lines.find((line) => line.startsWith("चौकशी"))).toContain(enquiries);
  expect(lines.find((line) => line.startsWith("गुणवत्ता"))).toContain(list);
});
