import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const worker = readFileSync(new URL("worker.js", import.meta.url), "utf8");

/** The page that the worker answers without a network, in a browser that has kept these pages. */
async function offlinePage(kept: Record<string, string>): Promise<string> {
  const words = JSON.stringify({ remove: "Remove", removeAll: "Remove all", none: "None", failed: "Failed" });
  const stored: Record<string, string> = { ...kept, "/offline": `<h1>No network</h1><!--kept ${words}--><p>end</p>` };
  const listeners: Record<string, (event: object) => void> = {};
  new Function("addEventListener", "location", "caches", "keepable", "leftAlone", worker)(
    (name: string, listener: (event: object) => void) => Object.assign(listeners, { [name]: listener }),
    { origin: "https://institute.example" },
    {
      keys: async () => ["offline", ...Object.keys(kept).map((path) => `${path}|${Date.now()}`)],
      match: async (path: string) => new Response(stored[path]),
    },
    /^\/visit$/,
    /^\/office/,
  );
  const answer = Promise.withResolvers<Response>();
  const request = { method: "GET", mode: "navigate", url: "https://institute.example/offline", referrer: "" };
  listeners.fetch?.({ request, respondWith: (response: Promise<Response>) => answer.resolve(response) });
  return (await answer.promise).text();
}

test("the list of kept pages has their titles, whatever signs are in them", async () => {
  const title = "Fees in $: $& and $` for $1 and $$";
  const html = await offlinePage({ "/visit": `<h1>${title}</h1>` });
  expect(html).toContain(`<a href="/visit">${title}</a>`);
  expect(html).toMatch(/<\/p><!--kept [^<]*--><p>end<\/p>$/);
  expect(html.match(/No network/g)).toHaveLength(1);
});
