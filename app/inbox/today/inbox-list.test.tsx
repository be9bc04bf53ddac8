import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedSubmission } from "#app/inbox/inbox-types.ts";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { InboxCard } from "./inbox-list.tsx";

const drawnIn = (submission: object, more: object = {}) => {
  const item = { submission, group: [], times: 1, bucket: "today", ...more };
  return renderToStaticMarkup(
    <SiteProvider value={{ locale: "en" } as Site}>
      <InboxCard
        item={item as unknown as ListedSubmission}
        now={Date.parse("2026-11-21T10:00:00+05:30")}
        committees={{}}
      />
    </SiteProvider>,
  );
};
const asha = { reference: "E-7K2P-9Q4T", name: "Asha", kind: "enquiry", status: "talking", createdAt: 0, dueAt: null };

test("a card says the day of the next contact, also of somebody to whom an email did not arrive", () => {
  const drawn = (dueOn: string) => drawnIn({ ...asha, dueOn, undeliveredAt: 1 });
  expect(drawn("2026-11-21")).toContain("Next contact: today");
  expect(drawn("2026-11-30")).toMatch(/Next contact: .*30/);
  expect(drawn("2026-11-20")).toMatch(/Was due on .*20/);
});

test("a card says where a person came from only if it was not the website", () => {
  const drawn = (source: string) => drawnIn({ ...asha, dueOn: null, undeliveredAt: null, source });
  expect(drawn("site")).not.toContain("Website");
  expect(drawn("walkIn")).toContain("Came in person");
});

test("a card shows the marks as they were typed, and how often this person may be in the list", () => {
  const drawn = (hscPercentage: string) => drawnIn({ ...asha, dueOn: null, undeliveredAt: null, hscPercentage });
  expect(drawn("78.5%")).toMatch(/>78\.5%</);
  expect(drawn("78.5")).toMatch(/>78\.5%</);
  expect(drawn("awaited")).toMatch(/>awaited</);
  const card = (times: number) => drawnIn({ ...asha, dueOn: null, undeliveredAt: null }, { times });
  expect(card(2)).toContain("<b>2 times </b>");
  expect(card(1)).not.toContain("times");
});

test("a card of today says the time from which to try again; that of another day is over", () => {
  const dueAt = Date.parse("2026-11-21T12:30:00+05:30");
  const drawn = (dueOn: string) => drawnIn({ ...asha, dueOn, dueAt, undeliveredAt: null }).replaceAll("\u00a0", " ");
  expect(drawn("2026-11-21")).toContain("Next contact: today, 12:30 PM");
  expect(drawn("2026-11-30")).not.toContain("12:30");
});
