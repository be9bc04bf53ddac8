import { expect, type Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { layoutFaults } from "./layout.ts";

/**
 * Expects no fault of axe and of the layout in a screen as it is drawn, in a page like it: axe waits for timers, which a
 * page without script has none of.
 */
export async function expectGoodLook(page: Page, state: string): Promise<void> {
  const body = (await page.content()).replaceAll(/<script.*?<\/script>/gs, "");
  const viewport = page.viewportSize();
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true, viewport });
  const copy = await context?.newPage();
  if (!context || !copy) throw new Error("There is no browser.");
  await copy.route("**/copy", (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  await copy.goto(new URL("/copy", page.url()).href);
  expect.soft(await axeFaults(copy), state).toEqual([]);
  expect.soft(await layoutFaults(copy), state).toEqual({ narrow: [], large: [] });
  await context.close();
}
