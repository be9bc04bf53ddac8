import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { refusal } from "./refusals.server.ts";

const check = (method: string, url: string) => refusal({ method, url } as IncomingMessage);

test.each(["/", "/admission", "/mr/r%26d/patent", "/a?b=%", "//a", `/${"a".repeat(1999)}`])(
  "%s can be answered",
  (url) => {
    for (const method of ["GET", "HEAD", "POST"]) expect(check(method, url)).toBeUndefined();
  },
);

test.each(["PUT", "DELETE", "TRACE", "OPTIONS", "get", ""])("the method %j is refused", (method) => {
  expect(check(method, "/")).toEqual({ status: 405, reason: "This site answers GET, HEAD, POST." });
});

test.each(["/%", "/%E0%A4%A", "/%00", "/a%00?b", "*", "", "http://a/", "admission"])(
  "the address %j is refused",
  (url) => {
    expect(check("GET", url)).toEqual({
      status: 400,
      reason: "This address cannot be read. Please open the home page, and find the page from there.",
    });
  },
);

test("an address of more than 2,000 characters is refused, in the language of the page", () => {
  const long = { status: 414, reason: expect.stringContaining("too long") };
  expect(check("GET", `/${"a".repeat(2000)}`)).toEqual(long);
  expect(check("GET", `/mro?${"%".repeat(2000)}`)).toEqual(long);
  for (const url of [`/mr/${"a".repeat(2000)}`, `/mr?${"%".repeat(2000)}`])
    expect(check("GET", url)).toEqual({ status: 414, reason: expect.stringContaining("फार लांब") });
  expect(check("GET", "/mr/%")?.reason).toContain("वाचता येत नाही");
});
