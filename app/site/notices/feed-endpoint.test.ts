import { Parser } from "saxen";
import { expect, test } from "vitest";
import { type Feed, feedXml } from "./feed-endpoint.ts";

const entry = {
  url: "https://institute.example/notices/holiday",
  title: "<b>Holiday</b> & \u0007“rest”",
  text: "First.\n\nक्\u200dष & more",
  lang: undefined,
  publishedAt: Date.UTC(2026, 10, 20, 4),
  updatedAt: Date.UTC(2026, 10, 21, 4),
};
const feed: Feed = {
  locale: "en",
  url: "https://institute.example/notices.atom",
  page: "https://institute.example/notices",
  title: "Notices",
  author: "Good Minds",
  entries: [entry],
};

/** The texts of the elements, by their path. */
function textsOf(xml: string): Record<string, string> {
  const texts: Record<string, string> = {};
  const path: string[] = [];
  const parser = new Parser();
  const fail = (problem: unknown) => {
    throw problem;
  };
  parser.on("openTag", (name) => void path.push(name));
  parser.on("closeTag", () => void path.pop());
  parser.on("text", (text, decode) => {
    if (text.trim()) texts[path.join(" ")] = decode(text);
  });
  parser.on("error", fail);
  parser.on("warn", fail);
  parser.parse(xml);
  return texts;
}

test("a reader of feeds has each notice as it was written, and when it changed", () => {
  const texts = textsOf(feedXml(feed));
  expect(texts).toMatchObject({
    "feed id": feed.url,
    "feed updated": "2026-11-21T04:00:00.000Z",
    "feed author name": "Good Minds",
    "feed entry id": entry.url,
    "feed entry title": "<b>Holiday</b> & “rest”",
    "feed entry content": entry.text,
    "feed entry published": "2026-11-20T04:00:00.000Z",
    "feed entry updated": "2026-11-21T04:00:00.000Z",
  });
});

test("a notice that is only a title has that as its text", () => {
  const texts = textsOf(feedXml({ ...feed, entries: [{ ...entry, text: undefined }] }));
  expect(texts["feed entry content"]).toBe(texts["feed entry title"]);
});

test("a feed without notices has a time too, as the format asks", () => {
  expect(textsOf(feedXml({ ...feed, entries: [] }))).toMatchObject({ "feed updated": "1970-01-01T00:00:00.000Z" });
});

test("a notice in the other language says in which", () => {
  expect(feedXml({ ...feed, entries: [{ ...entry, lang: "mr" }] })).toContain('<title xml:lang="mr">');
});
