import { expect, test } from "vitest";
import { publishable } from "#app/cms/records/publishable.ts";
import { mostRedirects, redirectsKind } from "./redirects.ts";

const faultsOf = (redirects: object[]) => {
  const made = publishable(redirectsKind, { redirects });
  return made.ok ? [] : made.problems.map(({ path, code }) => `${path} ${code}`);
};

test("an old address stands in the list once, however it is written", () => {
  const redirects = ["/About/?a=1&b=2", "/about?b=2&a=1"].map((from) => ({ from, to: "/admission" }));
  expect(faultsOf(redirects)).toEqual(["redirects.1.from wrong"]);
});

test("an address that leads to another old one, or in a circle, is named before publishing", () => {
  const redirects = [
    { from: "/a", to: "/?page_id=12" },
    { from: "/?page_id=12", to: "/admission" },
    { from: "/b?x=1", to: "/B/?x=1" },
  ];
  const faultIn = (rows: typeof redirects) => redirectsKind.faultAmong?.({ redirects: rows }, [], {})?.path;
  expect(faultIn(redirects)).toBe("redirects.0.to");
  expect(faultIn(redirects.slice(1))).toBe("redirects.1.to");
  expect(faultIn(redirects.slice(1, 2))).toBeUndefined();
  expect(faultIn([{ from: "", to: "/" }, ...redirects.slice(1, 2)])).toBeUndefined();
});

test.each(["about", "https://old.example/about", "//old.example", "/a b", "/%zz"])("%s is no old address", (from) => {
  expect(faultsOf([{ from, to: "/admission" }])).toEqual(["redirects.0.from wrong"]);
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "no old address leads to %s",
  (to) => {
    expect(faultsOf([{ from: "/about", to }])).toEqual(["redirects.0.to wrong"]);
  },
);

test("the form has room for every old address, and says when there are more", () => {
  const many = Array.from({ length: mostRedirects + 1 }, (_, at) => ({ from: `/old-${at}`, to: "/admission" }));
  expect(faultsOf(many.slice(1))).toEqual([]);
  expect(faultsOf(many)).toEqual(["redirects many"]);
});
