import type { ServerBuild } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { type AnsweredPages, answeredPagesContext } from "#app/lib/http/answered-pages.server.ts";
import { log } from "#app/log.server.ts";
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
function appWith(
  passage: Passage,
  known: RouteTable = { get: () => undefined, has: () => false },
  build = {} as ServerBuild,
): PageApp {
  const answer = async () => new Response("what was answered");
  return pageApp({
    build,
    known,
    headers: {},
    officeHeaders: {},
    siteUrl: "https://institute.example",
    proxies: 0,
    ceiling: () => undefined,
    provide: async (context) =>
      context.set(answeredPagesContext, { answer, forget: async () => {} } as unknown as AnsweredPages),
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

/** A new page below a layout with a gate, which says of itself only how its forms are answered. */
const membersPage = (handle: object, gate: () => Promise<Response | undefined>) =>
  routeTable(
    {
      layout: { id: "layout", parentId: "root", module: { handle: { isPrivate: true, gate } } },
      page: { id: "page", parentId: "layout", path: "faculty/new", module: { default: () => null, handle } },
    } as unknown as ServerBuild["routes"],
    publicRecords,
  );

describe("a form of a page below a layout with a gate", () => {
  const shut = async () => new Response("closed", { status: 401 });
  const body = new URLSearchParams({ title: "New" });
  const origin = "https://institute.example";
  const send = (known: RouteTable, headers: Record<string, string> = {}) =>
    appWith({ isOpen: true }, known).request(`${origin}/faculty/new`, {
      method: "POST",
      body,
      headers: { origin, ...headers },
    });
  const taken = () => vi.fn(async () => ({ status: 200, headers: new Headers() }));

  test("does not reach the page while the gate is closed, by script or without", async () => {
    const fragment = taken();
    const known = membersPage({ fragment }, shut);
    for (const headers of [{}, { "x-fragment": "new" }] as Record<string, string>[]) {
      const answer = await send(known, headers);
      expect([answer.status, await answer.text()]).toEqual([401, "closed"]);
    }
    expect((await send(membersPage({}, shut))).status, "also where the page itself takes it").toBe(401);
    expect(fragment).not.toHaveBeenCalled();
  });

  test("reaches it when the gate is open, or when the page itself gives back what was typed", async () => {
    const [ofMember, ofStranger] = [taken(), taken()];
    await send(
      membersPage({ fragment: ofMember }, async () => undefined),
      { "x-fragment": "new" },
    );
    await send(membersPage({ fragment: ofStranger, givesBack: true }, shut), { "x-fragment": "new" });
    expect([ofMember.mock.calls.length, ofStranger.mock.calls.length]).toEqual([1, 1]);
  });

  test("is on a page that no cache keeps, though the page does not say so", () => {
    expect(membersPage({}, shut).get("/faculty/new")?.isPrivate).toBe(true);
  });
});

test("a file for everyone that has not changed may be kept, as the file itself", async () => {
  const statuses = [200, 304];
  const headers = { "cache-control": "public, no-cache", etag: '"one"' };
  const routes = {
    file: {
      id: "file",
      path: "log.json",
      module: {
        handle: { isPrivate: true },
        loader: () => new Response(null, { status: statuses.shift() ?? 500, headers }),
      },
    },
  } as unknown as ServerBuild["routes"];
  const build = {
    routes,
    ssr: true,
    entry: { module: {} },
    future: {},
    assets: {},
    routeDiscovery: { mode: "initial" },
  };
  const app = appWith({ isOpen: true }, routeTable(routes, publicRecords), build as unknown as ServerBuild);
  const answers = [await app.request("/log.json"), await app.request("/log.json"), await app.request("/log.json")];
  expect(answers.map(({ status, headers }) => [status, headers.get("cache-control")])).toEqual([
    [200, "public, no-cache"],
    [304, "public, no-cache"],
    [500, "no-store"],
  ]);
});
