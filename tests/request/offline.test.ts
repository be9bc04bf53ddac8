import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import routes from "#app/routes.ts";
import { leftAlone } from "#app/site/offline/kept-pages.ts";
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

/** The worker, run on caches and a network of the test. */
async function runWorker(network: (path: string) => Promise<Response>) {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const files = new Map<string, Map<string, Response>>();
  const pathOf = (asked: unknown) => (typeof asked === "string" ? asked : new URL((asked as Request).url).pathname);
  const open = async (name: string) => {
    const inCache = files.get(name) ?? new Map<string, Response>();
    files.set(name, inCache);
    const put = async (path: string, response: Response) => void inCache.set(path, response);
    const addAll = async (asked: Iterable<unknown>) => {
      for (const path of [...asked].map(pathOf)) {
        const response = await network(path);
        if (!response.ok) throw new TypeError(`${path} is not there.`);
        inCache.set(path, response);
      }
    };
    return { put, addAll };
  };
  const caches = {
    open,
    keys: async () => [...files.keys()],
    delete: async (name: string) => files.delete(name),
    match: async (path: string, { cacheName = "" } = {}) => files.get(cacheName)?.get(path)?.clone(),
  };
  const listeners: Record<string, (event: object) => void> = {};
  const script = await (await get("/sw.js")).text();
  const given = ["addEventListener", "skipWaiting", "caches", "fetch", "location", "clients"];
  const listen = (name: string, listener: (event: object) => void) =>
    void Object.assign(listeners, { [name]: listener });
  const fetched = (asked: unknown) => network(pathOf(asked));
  new Function(...given, script)(listen, () => {}, caches, fetched, { origin: "https://institute.example" }, {});
  /** Opens a page, and waits until what follows is done. */
  async function visitPage(path: string): Promise<Response | undefined> {
    vi.setSystemTime(Date.now() + 1000);
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const request = { method: "GET", mode: "navigate", url: `https://institute.example${path}` };
    const respondWith = (each: Promise<Response>) => {
      answer = each;
    };
    listeners.fetch?.({ request, respondWith, waitUntil: (each: Promise<unknown>) => work.push(each) });
    const response = await answer;
    await Promise.all(work);
    return response;
  }
  return { files, visitPage, open };
}

test("a page that a new version of the site draws is kept with all its files, or the copy before stays whole", async () => {
  let version = 1;
  let isStylesheetThere = true;
  const { files, visitPage, open } = await runWorker(async (path) => {
    if (path.endsWith(".css"))
      return new Response(path, { status: isStylesheetThere && path.includes(`-${version}.`) ? 200 : 404 });
    return new Response(`<link href="/assets/page-${version}.css"><h1>Visit ${version}</h1>`);
  });
  const copy = async () => {
    const [[name = "", kept] = []] = [...files].filter(([each]) => each.startsWith("/visit|"));
    return [name !== "", [...(kept?.keys() ?? [])], await kept?.get("/visit")?.clone().text()];
  };
  await (await open("/visit|1")).put("/visit", new Response("before"));
  files.set(`/visit|${Date.now() - 1000}`, files.get("/visit|1") ?? new Map());
  files.delete("/visit|1");
  await visitPage("/visit");
  const first = [true, ["/visit", "/assets/page-1.css"], expect.stringContaining("Visit 1")];
  expect(await copy()).toEqual(first);
  // A second version is deployed within the hour: its page is there, one of its files is not yet.
  version = 2;
  isStylesheetThere = false;
  await visitPage("/visit");
  expect(await copy(), "nothing of the second is mixed in").toEqual(first);
  isStylesheetThere = true;
  await visitPage("/visit");
  expect(await copy()).toEqual([true, ["/visit", "/assets/page-2.css"], expect.stringContaining("Visit 2")]);
});
