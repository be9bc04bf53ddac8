import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { leftAlone } from "#app/features/offline/keepable.ts";
import routes from "#app/routes.ts";
import { startServer } from "../help/started-server.ts";
import { get, visit } from "../help/visit.ts";

interface Entry {
  path?: string | undefined;
  children?: Entry[] | undefined;
}

const pathsOf = (entries: Entry[], above = ""): string[] =>
  entries.flatMap(({ path, children }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(path ? [own] : []), ...pathsOf(children ?? [], own)];
  });

test("what the worker may answer is public: nobody's own page, and no answer that holds only now", async () => {
  const asked = pathsOf(routes).filter((path) => !/[:*]/.test(path) && !leftAlone.test(path));
  expect(asked.length).toBeGreaterThan(80);
  const cachings = await Promise.all(
    asked.map(async (path) => `${path}: ${(await get(path)).headers.get("cache-control")?.split(",")[0]}`),
  );
  expect(cachings.filter((each) => !/: public$/.test(each))).toEqual(["/healthz: no-store", "/readyz: no-store"]);
});

test("the worker is small, and asked for each time", async () => {
  const answer = await get("/sw.js");
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
  expect(brotliCompressSync(await answer.text()).length).toBeLessThanOrEqual(1536);
});

test.each(["/offline", "/mr/offline"])("%s says whom to call in 4 KB, for no search engine", async (path) => {
  const { status, html, headers } = await visit(path);
  expect(status).toBe(200);
  expect(html).toContain("tel:+910000000000");
  expect(brotliCompressSync(html).length).toBeLessThan(4096);
  expect(headers.get("x-robots-tag")).toBe("noindex");
});

test("with OFFLINE=off the worker deletes what was kept, and itself; pages have no link to keep them", async () => {
  const { url } = await startServer({ OFFLINE: "off" });
  const worker = await (await fetch(`${url}/sw.js`)).text();
  const did: unknown[] = [];
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const work: Promise<unknown>[] = [];
  new Function("addEventListener", "skipWaiting", "caches", "registration", worker)(
    (name: string, listener: (typeof listeners)[string]) => Object.assign(listeners, { [name]: listener }),
    () => did.push("skipped waiting"),
    { keys: async () => ["offline", "/visit|1"], delete: async (name: string) => did.push(name) },
    { unregister: async () => did.push("unregistered") },
  );
  for (const name of ["install", "activate"]) listeners[name]?.({ waitUntil: (each) => work.push(each) });
  await Promise.all(work);
  expect(did).toEqual(["skipped waiting", "offline", "/visit|1", "unregistered"]);
  expect(await (await fetch(`${url}/visit`)).text()).not.toContain('data-open="keep"');
});
