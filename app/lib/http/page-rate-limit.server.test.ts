import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createPageRateLimit, type PageRateLimit } from "./page-rate-limit.server.ts";

/** The seconds that a page asks to wait. */
const secondsIn = (page: ReturnType<PageRateLimit>) => page && Number(page.headers["Retry-After"]);

/** A ceiling with a clock, behind one proxy. */
function opened() {
  let time = 0;
  const ceiling = createPageRateLimit({ proxies: 1, siteUrl: "https://institute.example" }, () => time);
  const ask = (address: string) =>
    ceiling(
      {
        headers: { "x-forwarded-for": address },
        socket: { remoteAddress: "127.0.0.1" },
      } as never as IncomingMessage,
      "/mr/search",
    );
  const answers = (address: string, count: number) => Array.from({ length: count }, () => secondsIn(ask(address)));
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { answers, pass };
}

test("an internet address has 300 drawings a minute, and others do not wait for it", () => {
  const { answers, pass } = opened();
  expect(answers("192.0.2.1", 301).map((seconds) => seconds ?? 0)).toEqual([...Array(300).fill(0), 60]);
  expect(answers("192.0.2.2", 1)).toEqual([undefined]);
  pass(50_000);
  expect(answers("192.0.2.1", 1)).toEqual([10]);
  pass(10_000);
  expect(answers("192.0.2.1", 1)).toEqual([undefined]);
});

test("the households of one network share twenty times as many", () => {
  const { answers } = opened();
  const all = Array.from({ length: 61 }, (_, at) => answers(`2001:db8:1:${at}::1`, 100)).flat();
  expect(all.filter((seconds) => seconds === undefined)).toHaveLength(6000);
});

test("what this machine itself asks for is not counted", () => {
  const { answers } = opened();
  for (const address of ["127.0.0.1", "::1"]) expect(answers(address, 400)).not.toContain(60);
});
