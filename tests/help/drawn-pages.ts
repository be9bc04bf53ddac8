import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";
import { cheapHash } from "./cheap-hash.ts";
import { placeSettings } from "./place.ts";
import { dataFolder } from "./services.ts";
import { testBuild } from "./test-build.ts";

/** A page as it was answered. */
export interface Answered {
  status: number;
  etag: string | null;
  html: string;
}

/**
 * The built site in this process, with its services, a clock that the test moves, and the addresses of the pages that
 * are drawn. It can be opened once in a test file.
 */
export async function openWatchedSite() {
  const drawn = new Set<string>();
  const Plain = globalThis.Request;
  // Each drawing of a page begins with a request of its own.
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
  Object.assign(process.env, testBuild, placeSettings(dataDir));
  const built = `../../${testBuild.BUILD_DIR}/server/index.js`;
  const site = (await import(built)) as typeof import("../../app/site.server.ts");
  const server = await site.createSite({ hashCost: cheapHash, now: () => Date.now() });
  const services = await site.services();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await site.closeServices();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const url = `http://127.0.0.1:${port}`;

  async function get(path: string): Promise<Answered> {
    const response = await fetch(url + path, { redirect: "manual" });
    return { status: response.status, etag: response.headers.get("etag"), html: await response.text() };
  }

  /** Asks for pages, one after the other. @returns what they are, and which of them had to be drawn. */
  async function look(paths: string[]) {
    drawn.clear();
    const pages = new Map<string, Answered>();
    for (const path of paths) pages.set(path, await get(path));
    return { pages, drawn: paths.filter((path) => drawn.has(path)) };
  }

  /** Moves the clock by milliseconds. */
  const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
  return { ...services, url, get, look, pass };
}
