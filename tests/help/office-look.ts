import { type Browser, expect, type Page } from "@playwright/test";
import { axeFaults, axeFaultsIn, type Theme } from "./axe.ts";
import { layoutFaults } from "./layout.ts";

/** For each browser, the page in which copies are checked: a new page would load its fonts again. */
const copies = new WeakMap<Browser, Promise<Page>>();

async function openCopies(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  return context.newPage();
}

/** Checks a copy of the current page with axe, and its layout, in a page without script, since axe waits for timers. */
export async function expectGoodLook(page: Page, state: string, theme?: Theme): Promise<void> {
  const browser = page.context().browser();
  const viewport = page.viewportSize();
  if (!browser || !viewport) throw new Error("There is no browser.");
  const opened = copies.get(browser) ?? openCopies(browser);
  copies.set(browser, opened);
  const copy = await opened;
  const body = (await page.content()).replaceAll(/<script.*?<\/script>/gs, "");
  await copy.setViewportSize(viewport);
  await copy.route("**/copy", (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }), {
    times: 1,
  });
  await copy.goto(new URL("/copy", page.url()).href);
  expect.soft(theme ? await axeFaultsIn(theme, copy) : await axeFaults(copy), state).toEqual([]);
  expect.soft(await layoutFaults(copy), state).toEqual({ narrow: [], large: [] });
}
