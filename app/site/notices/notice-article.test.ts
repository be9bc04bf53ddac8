import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pagesIn } from "#app/cms/content/page-records.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { setHeadingFace } from "#app/ui/appearance/heading-face.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
import { SiteProvider } from "#app/ui/site.tsx";
import { institute, sample } from "../../../tests/help/sample-records.ts";
import { NoticeArticle } from "./notice-article.tsx";
import { WithdrawnNotice } from "./notice-page.tsx";

function drawn(locale: Locale, element: ReactElement): string {
  const site = {
    ...{ locale, address: "/notices/a", query: "", siteUrl: "https://institute.example", entry: "" },
    ...{ retentionDays: 730, institute: institute(locale), today: "2026-11-22", isOffice: false },
    answerDay: () => "2026-11-23",
    pages: pagesIn(sample.in(locale)),
    look: lookOf(sample),
    admissionYear: () => ({ line: "", short: "", days: 30, ticks: "2 28", ends: [], today: 70, next: undefined }),
  };
  return renderToStaticMarkup(createElement(SiteProvider, { value: site }, element));
}

const notice = { id: "a", on: "2026-11-20", text: "<b>सुट्टी</b>", details: "एक\nदोन\n\n- तीन", lang: undefined };
const props = { notice, endedOn: undefined, share: "https://wa.me/?text=a", graph: [], others: [] };

test("a valid notice has its text and details, with every character as it was typed", () => {
  // Test files share a process, and one may have made the face.
  setHeadingFace(undefined);
  const html = drawn("mr", createElement(NoticeArticle, props));
  expect(html).toContain('<h1><span class="body-face">&lt;b&gt;सुट्टी&lt;/b&gt;</span></h1>');
  expect(html).toContain("<p>एक<br/>दोन</p><ul><li>तीन</li></ul>");
  expect(html).not.toMatch(/आता लागू नाही|अजून तयार नाही/);
});

test("the day that a notice is about can be added to a phone until it is over", () => {
  const dayOf = (day: string) => drawn("mr", createElement(NoticeArticle, { ...props, notice: { ...notice, day } }));
  const html = dayOf("2026-11-30");
  expect(html).toContain("३०\u00a0नोव्हेंबर\u00a0२०२६");
  expect(html).toContain("dates=20261130/20261201");
  expect(html).toContain('href="/mr/calendar/notices-a.ics"');
  expect(dayOf("2026-11-21")).not.toContain("calendar");
});

test("a notice that has ended says since when", () => {
  const html = drawn("en", createElement(NoticeArticle, { ...props, endedOn: "2026-11-21" }));
  expect(html).toContain("no longer valid. It ended on 21\u00a0November\u00a02026.");
});

test("a text in the other language is announced and marked", () => {
  const html = drawn("en", createElement(NoticeArticle, { ...props, notice: { ...notice, lang: "mr" as const } }));
  expect(html).toContain("The English text is not ready yet.");
  expect(html).toMatch(/<h1 lang="mr">.*<div[^>]* lang="mr">/s);
  const other = drawn("mr", createElement(NoticeArticle, { ...props, notice: { ...notice, lang: "en" as const } }));
  expect(other).toMatch(/मराठी मजकूर अजून तयार नाही.*<h1 lang="en">/s);
});

test("a notice that was published by mistake is not shown, and the way on is", () => {
  const html = drawn("en", createElement(WithdrawnNotice, { others: [] }));
  expect(html).toContain("published by mistake");
  expect(html).toContain('href="/notices"');
  expect(html).toContain('href="tel:');
});

test.each([
  ["en", "/events#calendar", "Read more: Academic calendar"],
  ["mr", "/events#calendar", "अधिक माहिती: शैक्षणिक दिनदर्शिका"],
  ["mr", "/events", "अधिक माहिती: आगामी कार्यक्रम"],
] as const)("in %s a link to %s names the part of the page that it leads to", (locale, link, name) => {
  expect(drawn(locale, createElement(NoticeArticle, { ...props, notice: { ...notice, link } }))).toContain(name);
});
