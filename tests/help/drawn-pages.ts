import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";
import "./cheap-brotli.mjs";
import { cheapHash } from "./cheap-hash.ts";
import { isTestedIn } from "./one-of-two.ts";
import { placeSettings } from "./place.ts";
import { languages, pathIn } from "./routes.ts";
import { dataFolder } from "./services.ts";
import { testBuild } from "./test-build.ts";

/** The pages of each address, in one of the languages. */
export const pagesInOneLanguage = (addresses: string[]): Map<string, string[]> =>
  new Map(
    addresses.map((address) => [
      address,
      languages
        .filter((language) => isTestedIn(language === "en", address))
        .map((language) => pathIn(language, address)),
    ]),
  );

/** A page and its response. */
export interface Answered {
  status: number;
  etag: string | null;
  html: string;
}

/**
 * The built site in this process, with its services, a clock that the test moves, and the addresses of rendered pages.
 * It can be opened once in a test file.
 */
export async function openWatchedSite(settings: Record<string, string> = {}) {
  const drawn = new Set<string>();
  const Plain = globalThis.Request;
  // Each rendering of a page begins with a separate request.
  class WatchedRequest extends Plain {
    constructor(...given: ConstructorParameters<typeof Request>) {
      super(...given);
      const { pathname, search } = new URL(this.url);
      drawn.add(pathname + search);
    }
  }
  vi.stubGlobal("Request", WatchedRequest);
  vi.useFakeTimers({ toFake: ["Date"] });
  const dataDir = dataFolder();
  Object.assign(process.env, testBuild, placeSettings(dataDir), settings);
  const built = `../../${testBuild.BUILD_DIR}/server/index.js`;
  const site = (await import(built)) as typeof import("../../app/site.server.ts");
  /**
   * Serves the site with a separate page cache.
   * @returns its address, and a function that stops it
   */
  async function serve() {
    const server = await site.createSite({ hashCost: cheapHash, now: () => Date.now() });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const close = () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    };
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
  }
  const { url, close } = await serve();
  const services = await site.services();
  onTestFinished(async () => {
    await close();
    await site.closeServices();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function get(path: string, from = url): Promise<Answered> {
    const response = await fetch(from + path, { redirect: "manual" });
    // A form contains the time it was rendered.
    const html = (await response.text()).replaceAll(/name="opened" value="\d+"/g, "");
    return { status: response.status, etag: response.headers.get("etag"), html };
  }

  /**
   * Requests pages one after another.
   * @returns the pages, and which of them had to be rendered.
   */
  async function look(paths: string[]) {
    drawn.clear();
    const pages = new Map<string, Answered>();
    for (const path of paths) pages.set(path, await get(path));
    return { pages, drawn: paths.filter((path) => drawn.has(path)) };
  }

  /**
   * Requests pages from a server that has rendered none of them yet.
   * @returns the HTML of each
   */
  async function lookAfresh(paths: string[]): Promise<Map<string, string>> {
    const other = await serve();
    const pages = new Map<string, string>();
    for (const path of paths) pages.set(path, (await get(path, other.url)).html);
    await other.close();
    return pages;
  }

  /** Advances the clock by milliseconds. */
  const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
  return { ...services, dataDir, url, get, look, lookAfresh, pass };
}
