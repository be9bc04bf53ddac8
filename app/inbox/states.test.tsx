import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NextContact } from "#app/inbox/new/new-page.tsx";
import { DayChoice } from "#app/inbox/one/after-call.tsx";
import type { SubmissionView } from "#app/inbox/one/submission-view.tsx";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { all, readHtml, textOf, the } from "../../tests/help/html.ts";
import type { OfferedDay } from "./states.ts";

test("a day that is offered has its year only if that is not this year's", () => {
  const now = Date.parse("2026-12-30T10:00:00+05:30");
  const offered: OfferedDay[] = [
    { day: "2026-12-31", is: "tomorrow" },
    { day: "2027-01-02", is: "inThreeDays" },
  ];
  const open = { offered, notes: [], canTrySoon: false, submission: { status: "new", kind: "enquiry", dueOn: null } };
  const view = { now, open };
  const drawn = (part: ReactNode) =>
    renderToStaticMarkup(<SiteProvider value={{ locale: "en" } as Site}>{part}</SiteProvider>).replaceAll(
      "\u00a0",
      " ",
    );
  const ofOne = drawn(<DayChoice view={view as unknown as SubmissionView} />);
  const ofNew = drawn(<NextContact offered={offered} now={now} />);
  expect(ofOne).toContain("Thu, 31 Dec<");
  expect(ofOne).toContain("Sat, 2 Jan 2027<");
  expect(ofNew).toContain("Thu, 31 Dec<");
  expect(ofNew).toContain("Sat, 2 Jan 2027<");
});

test("before the first call one choice is for both ends of it; afterwards today again is one of the choices", () => {
  const now = Date.parse("2026-11-21T10:00:00+05:30");
  const offered: OfferedDay[] = [{ day: "2026-11-23", is: "tomorrow" }];
  const chips = (notes: object[], canTrySoon = true) => {
    const open = { offered, notes, canTrySoon, submission: { status: "new", kind: "enquiry", dueOn: null } };
    const page = readHtml(
      renderToStaticMarkup(
        <SiteProvider value={{ locale: "en" } as Site}>
          <DayChoice view={{ now, open } as unknown as SubmissionView} />
        </SiteProvider>,
      ),
    );
    return all(page, "label:has([type=radio])").map((each) => {
      const { value, checked } = the(each, "input").attributes;
      return [value, textOf(each).replaceAll("\u00a0", " "), checked !== undefined];
    });
  };
  expect(chips([]).slice(0, 3)).toEqual([
    ["usual:2026-11-23", "Next working day; if there is no answer, today in 2 hours", true],
    ["soon", "Today, in 2 hours 12:00 PM", false],
    ["2026-11-23", "Next working day Mon, 23 Nov", false],
  ]);
  expect(chips([{ kind: "noAnswer" }])[0]).toEqual(["soon", "Today, in 2 hours 12:00 PM", false]);
  expect(chips([{ kind: "noAnswer" }])[1]?.[2]).toBe(true);
  expect(chips([], false)[0], "when the office is closed by then").toEqual([
    ...["2026-11-23", "Next working day Mon, 23 Nov", true],
  ]);
});
