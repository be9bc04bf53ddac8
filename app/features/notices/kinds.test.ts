import { expect, test } from "vitest";
import { publishable } from "#app/platform/records/publishable.ts";
import { noticeKind, quickLinkKind } from "./kinds.ts";

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
  for (const url of ["/admission", "https://dte.example", "tel:+911234567890"]) expect(quickLink(url)).toEqual([]);
  for (const url of ["//evil.example", "/\\evil.example", "javascript:alert(1)"])
    expect(quickLink(url)).toEqual(["url"]);
});
