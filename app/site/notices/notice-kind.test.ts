import { expect, test } from "vitest";
import { publishable } from "#app/cms/records/publishable.ts";
import { noticeKind, quickLinkKind } from "./notice-kind.ts";

const text = { en: "Admission is open.", mr: "प्रवेश सुरू आहे." };
const notice = (link: string) => publishable(noticeKind, { on: "2026-11-21", text, link }, { slug: "open" });
const quickLink = (url: string) => {
  const made = publishable(quickLinkKind, { url, title: text }, { slug: "open" });
  return made.ok ? [] : made.problems.flatMap(({ path }) => (path === "url" ? [path] : []));
};

test("a link leads to a page of this site, not to what a browser reads as another host, and runs nothing", () => {
  expect(notice("/admission").ok).toBe(true);
  for (const link of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])
    expect(notice(link)).toMatchObject({ ok: false, problems: [{ path: "link", code: "wrong" }] });
  const good = ["/admission", "https://dte.example", "https://dte.example/a?b=@c#d", "tel:+911234567890"];
  for (const url of [...good, "tel:1800-180-5522", "tel:112"]) expect(quickLink(url), url).toEqual([]);
  const bad = [
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https:javascript:alert(1)",
    "https:evil.example",
  ];
  const odd = [
    "https://evil.example@good/",
    "https://a:b@good.example",
    'https://a.example/" onclick="alert(1)',
    "https:/\\a.b",
  ];
  const numbers = [
    "tel:javascript",
    "tel:",
    "tel:12",
    'tel:+1" onclick="alert(1)',
    "tel:+1234567890123456",
    "tel:1--2",
  ];
  for (const url of [...bad, ...odd, ...numbers]) expect(quickLink(url), url).toEqual(["url"]);
});
