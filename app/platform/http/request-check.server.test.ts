import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { refusal } from "./request-check.server.ts";

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
    expect(check("GET", url)).toEqual({ status: 400, reason: "This address cannot be read." });
  },
);

test("an address of more than 2,000 characters is refused", () => {
  expect(check("GET", `/${"a".repeat(2000)}`)?.status).toBe(414);
  expect(check("GET", `/?${"%".repeat(2000)}`)?.status).toBe(414);
});
