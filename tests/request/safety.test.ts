import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { everyPageAndMore, expectOfEveryPage } from "../help/every-page.ts";
import { all, elements } from "../help/html.ts";
import { get, posted } from "../help/visit.ts";

/** The directives of a content security policy by name. */
function rulesOf(headers: Headers): Record<string, string[]> {
  const policy = headers.get("content-security-policy") ?? "";
  return Object.fromEntries(
    policy.split(";").map((rule) => {
      const [name = "", ...sources] = rule.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("only what the site itself names can run, load or be framed", async () => {
  const rules = rulesOf((await get("/")).headers);
  expect(rules["default-src"]).toEqual(["'none'"]);
  expect(Object.values(rules).flat()).not.toContain("'unsafe-inline'");
  expect(Object.values(rules).flat()).not.toContain("'unsafe-eval'");
  for (const name of ["frame-ancestors", "object-src", "base-uri"]) expect(rules[name]).toEqual(["'none'"]);
  for (const name of ["form-action", "connect-src"]) expect(rules[name]).toEqual(["'self'"]);
  expect(rules["frame-src"]).toEqual(["https://www.openstreetmap.org"]);
});

test("the policy of every page names its inline script, its speculation rules and its heading face, and nothing of the page breaks it", () => {
  return expectOfEveryPage(({ headers, page, language }) => {
    const scripts = all(page, "script").filter(({ attributes: { type } }) => type !== "application/ld+json");
    const allowed = rulesOf(headers)["script-src"];
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(allowed).toContain(hashOf(String(script.children[0])));
    expect(allowed).toHaveLength(3);
    const styles = all(page, "style").map(({ children }) => hashOf(String(children[0])));
    expect(styles).toHaveLength(language === "mr" ? 1 : 0);
    const allowedStyles = rulesOf(headers)["style-src"];
    expect(allowedStyles).toEqual(["'self'", ...(language === "mr" ? styles : [expect.stringMatching(/^'sha256-/)])]);
    const refused = elements(page).filter(
      ({ attributes }) => "style" in attributes || Object.keys(attributes).some((each) => each.startsWith("on")),
    );
    expect(refused).toEqual([]);
    expect(all(page, "a").filter(({ attributes: { href } }) => href?.startsWith("javascript:"))).toEqual([]);
  }, everyPageAndMore);
});

describe.each([
  ["a page", "/admission", {}],
  ["a missing page", "/no-such-page", {}],
  ["an answer to a form", "/feedback", posted({ name: "a" })],
  ["a file", "/logo.svg", {}],
  ["a part of a file", "/logo.svg", { headers: { range: "bytes=0-1" } }],
  ["robots.txt", "/robots.txt", {}],
  ["a redirect", "/admission/", { redirect: "manual" as const }],
  ["a refused method", "/admission", { method: "PUT" }],
  ["a refused address", "/%", {}],
  ["a form from elsewhere", "/feedback", posted({ name: "a" }, { origin: "https://evil.example" })],
  ["an upload that is not there", "/uploads?id=a", {}],
])("%s", (_, path, init) => {
  test("is sent with every security header", async () => {
    const { headers } = await get(path, init);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/);
    expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
  });
});
