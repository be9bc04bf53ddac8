import type { ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { log } from "#app/log.server.ts";
import { publicRecords } from "#app/platform/content/public-records.server.ts";
import { type AnsweredPages, answeredPagesContext } from "./answered-pages.server.ts";
import { type PageApp, type Passage, pageApp } from "./page-app.server.ts";
import { type RouteTable, routeTable } from "./route-table.server.ts";

/** The routes of the office that the tests ask for. */
const officeRoutes = routeTable(
  Object.fromEntries(
    ["office/inbox/:reference", "office/*"].map((path) => [path, { id: path, parentId: "root", path, module: {} }]),
  ) as unknown as ServerBuild["routes"],
  publicRecords,
);

/** The site, with an answer to a form that is kept. */
function appWith(passage: Passage, known: RouteTable = { get: () => undefined, has: () => false }): PageApp {
  const answer = async () => new Response("what was answered");
  return pageApp({
    build: {} as ServerBuild,
    known,
    headers: {},
    siteUrl: "https://institute.example",
    proxies: 0,
    provide: async (context) => context.set(answeredPagesContext, { answer } as unknown as AnsweredPages),
    gate: async () => passage,
    drawForm: () => "",
  });
}

const statusAt = async (path: string, passage: Passage) => (await appWith(passage).request(path)).status;

test("the answer to a form of the office is given out while the gate is open, and others to their sessions", async () => {
  const shut = () => new Response(null, { status: 401 });
  expect(await statusAt("/office/people?answered=id", { isOpen: true })).toBe(200);
  expect(await statusAt("/office/people?answered=id", shut())).toBe(401);
  expect(await statusAt("/feedback?answered=id", shut())).toBe(200);
});

test("the log of refusals names the office's routes, and nothing that stands in an address", async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const app = appWith(new Response(null, { status: 401 }), officeRoutes);
  for (const path of ["/office/inbox/E-WY22-682Y", `/office/${"a".repeat(1900)}`, "/office/b/c", "/office/%E0%A4%85"])
    await app.request(path);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  const refused = { "401 /office/inbox/:reference": 1, "401 /office/*": 3 };
  expect(warn.mock.lastCall?.[0]).toEqual({ refused });
  warn.mockRestore();
});
