import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { startSite } from "./site.ts";

interface Options {
  /** Whether the opening animation may appear; most journeys begin after it. */
  isFirstVisit: boolean;
  /** Faults that the test causes itself. */
  expected: RegExp | undefined;
  /** Another origin that the page may contact in this test. */
  guest: string | undefined;
}

/** Records what must never happen: errors, failed or refused requests, requests to other hosts. */
function watch(context: BrowserContext, home: string, guest: string | undefined): string[] {
  const faults: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (each) => {
    const { message } = each.error();
    // The browser's message about a link to a picture, which has no view transition.
    if (!message.startsWith("Transition was ")) faults.push(`page: ${message}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page or downloading a PDF aborts requests.
    if (reason !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()} ${reason}`);
  });
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== home && origin !== guest) faults.push(`elsewhere: ${request.url()}`);
  });
  return faults;
}

/** A browser test on the built site; any fault that it does not expect fails it. */
export const test = base.extend<Options, { site: Awaited<ReturnType<typeof startSite>> }>({
  isFirstVisit: [false, { option: true }],
  expected: [undefined, { option: true }],
  guest: [undefined, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, run) => {
      const site = await startSite();
      await run(site);
      await site.stop();
    },
    // Not counted in the first test's time: all workers start their sites and browsers at once.
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, run) => run(site.url),
  context: async ({ context, site, isFirstVisit, expected, guest }, run) => {
    const faults = watch(context, site.url, guest);
    if (!isFirstVisit)
      await context.addInitScript(() => {
        if (location.protocol === "http:") sessionStorage.opened = "1";
      });
    await run(context);
    expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
  },
});

export { expect };

/** A dark phone without script, on which forms may be refused: for `test.use`. */
export const phoneWithoutScript = {
  javaScriptEnabled: false,
  viewport: { width: 360, height: 740 },
  colorScheme: "dark",
  contextOptions: { reducedMotion: "reduce" },
  expected: /status of 4\d\d/,
} as const;

/** The tags of a journey; with `isSeldom`, only `npm run test:rest` runs it. */
export const seldom = (isSeldom: boolean): string[] => (isSeldom ? ["@rest"] : []);

/** Splits a list among tests of one file, so that workers share it: every `of`th item, from the `part`th on. */
export const share = <T>(list: T[], part: number, of: number): T[] => list.filter((_, index) => index % of === part);

/** The numbers from 0 to `count` - 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/**
 * Stops the page's clock, which `page.clock` then moves; unlike `clock.install` alone, it keeps the page's navigation
 * type.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    Object.assign(globalThis, { loads: [navigation] });
  });
  await page.clock.install();
  await page.addInitScript(() => {
    performance.getEntriesByType = () => Reflect.get(globalThis, "loads");
  });
  await page.clock.pauseAt(new Date("2100-01-01"));
}
