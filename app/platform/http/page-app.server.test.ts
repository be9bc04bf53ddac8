import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { type AnsweredPages, answeredPagesContext } from "./answered-pages.server.ts";
import { type Passage, pageApp } from "./page-app.server.ts";

/** The site as it answers one address, with an answer to a form that is kept. */
async function statusAt(path: string, passage: Passage): Promise<number> {
  const answer = async () => new Response("what was answered");
  const app = pageApp({
    build: {} as ServerBuild,
    known: { get: () => undefined, has: () => false },
    headers: {},
    siteUrl: "https://institute.example",
    proxies: 0,
    provide: async (context) => context.set(answeredPagesContext, { answer } as unknown as AnsweredPages),
    gate: async () => passage,
    drawForm: () => "",
  });
  return (await app.request(path)).status;
}

test("the answer to a form of the office is given out while the gate is open, and others to their sessions", async () => {
  const shut = () => new Response(null, { status: 401 });
  expect(await statusAt("/office/people?answered=id", { isOpen: true })).toBe(200);
  expect(await statusAt("/office/people?answered=id", shut())).toBe(401);
  expect(await statusAt("/feedback?answered=id", shut())).toBe(200);
});
