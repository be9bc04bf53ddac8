import type { Browser } from "@playwright/test";
import { expect, test } from "../help/journey.ts";
import { wayTo } from "../help/way.ts";

/** A visitor whose network can be cut. */
async function visitorOf(browser: Browser, site: string) {
  const way = await wayTo(Number(new URL(site).port));
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${way.port}`,
    viewport: { width: 360, height: 740 },
  });
  await context.addInitScript(() => {
    if (location.protocol === "http:") sessionStorage.opened = "1";
  });
  return { way, context, page: await context.newPage() };
}

/** The heading of the page of fees. */
const fees = /खरा खर्च किती/;

/** Keeps a page in Marathi. @param title the name of its link in the list of kept pages */
async function keep({ page }: Awaited<ReturnType<typeof visitorOf>>, path: string, title: string | RegExp) {
  await page.goto(path);
  await page.getByRole("link", { name: "हे पान फोनमध्ये ठेवा" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("फोनमध्ये ठेवलेली पाने");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
}

const keepFees = (visitor: Awaited<ReturnType<typeof visitorOf>>) => keep(visitor, "/mr/admission/fees", fees);

test("a page that was kept is read without network, with its age, and others say whom to call", async ({
  browser,
  site,
}) => {
  const visitor = await visitorOf(browser, site.url);
  const { way, page } = visitor;
  await keepFees(visitor);
  await way.cut();
  await page.goto("/mr/admission/fees");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fees);
  await expect(page.getByText("नेटवर्क नाही. हे पान")).toContainText(/२०२६.*\(आज\).*विचारा: \+91/);
  await expect(page.getByText("₹७६,०००").first()).toBeVisible();
  await expect(page.locator("body"), "with its styles").toHaveCSS("margin", "0px");
  await page.goto("/mr/visit");
  await expect(page.getByRole("link", { name: "+91 00000 00000" })).toBeVisible();
  await page.getByRole("link", { name: fees }).click();
  await expect(page.getByText("नेटवर्क नाही. हे पान")).toBeVisible();
  await expect(page.goto("/mr/my-enquiry"), "nothing personal is answered by the phone").rejects.toThrow();
  // The browser's own error page must be there before another page is opened.
  await page.waitForURL(/chrome-error/);
  await way.restore();
  await page.goto("/mr/admission/fees");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fees);
  await expect(page.getByText("नेटवर्क नाही. हे पान")).toHaveCount(0);
  await visitor.context.close();
  await way.cut();
});

test("without network, and after the browser has emptied its cache, a plan with answers opens the kept plan with its ticks", async ({
  browser,
  site,
}) => {
  const visitor = await visitorOf(browser, site.url);
  const { way, context, page } = visitor;
  const mine = "/mr/admission/plan?c=obc&g=girl";
  const first = page.getByRole("checkbox", { name: "आहे", exact: true }).first();
  await page.goto(mine);
  await first.check();
  await expect(page.getByText("तुमच्या खुणा फक्त याच फोनमध्ये किंवा संगणकात राहतात")).toBeVisible();
  await keep(visitor, "/mr/admission/plan", "माझी प्रवेश यादी");
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await way.cut();
  for (const visit of ["first", "second"]) {
    await page.goto(mine);
    await expect(page.getByText("नेटवर्क नाही. हे पान")).toBeVisible();
    await expect(first, `its script is kept, too: ${visit} visit`).toBeChecked();
  }
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("?")))).toEqual([]);
  await context.close();
});

test("a kept page can be removed, and so can the worker", async ({ browser, site }) => {
  const visitor = await visitorOf(browser, site.url);
  const { page } = visitor;
  await keepFees(visitor);
  await page.getByRole("link", { name: "काढा", exact: true }).click();
  await expect(page.getByText("अजून एकही पान ठेवलेले नाही.")).toBeVisible();
  await keepFees(visitor);
  await page.getByRole("link", { name: "सर्व पाने काढा" }).click();
  await expect(page.getByRole("link", { name: fees })).toHaveCount(0);
  const left = await page.evaluate(async () => [
    await caches.keys(),
    (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active?.state === "activated").length,
  ]);
  expect(left[0]).toEqual([]);
  await visitor.context.close();
  await visitor.way.cut();
});

test("who touched a form and kept nothing gets a small page without network", async ({ browser, site }) => {
  const { way, context, page } = await visitorOf(browser, site.url);
  await page.goto("/feedback");
  await page.locator("#feedback [name=text]").focus();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["offline"]);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await way.cut();
  await page.goto("/admission");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pages on this phone");
  await expect(page.getByText("No page is kept yet.")).toBeVisible();
  await context.close();
});

test("a server that does not answer for 8 seconds leaves the kept page", { tag: "@rest" }, async ({
  browser,
  site,
}) => {
  const visitor = await visitorOf(browser, site.url);
  await keepFees(visitor);
  visitor.way.slow(60_000);
  const from = Date.now();
  await visitor.page.goto("/mr/admission/fees");
  expect(Date.now() - from).toBeGreaterThan(7_900);
  await expect(visitor.page.getByText("नेटवर्क नाही. हे पान")).toBeVisible();
  await visitor.context.close();
  await visitor.way.cut();
});
