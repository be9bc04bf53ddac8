import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Site, SiteProvider } from "#app/design/site.tsx";
import type { OfferedDay } from "./changes/days.ts";
import { NextContact } from "./new/next-contact.tsx";
import { DayChoice } from "./one/day-choice.tsx";
import type { SubmissionView } from "./one/one-view.ts";

test("a day that is offered has its year only if that is not this year's", () => {
  const now = Date.parse("2026-12-30T10:00:00+05:30");
  const offered: OfferedDay[] = [
    { day: "2026-12-31", is: "tomorrow" },
    { day: "2027-01-02", is: "inThreeDays" },
  ];
  const view = { now, open: { offered, submission: { status: "new", kind: "enquiry", dueOn: null } } };
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
