import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { forgetStyle, markNewKinds, markNewStyles } from "./axe-marks.ts";
import { isRest } from "./is-rest.ts";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on colours only. */
const colourRules = ["color-contrast", "link-in-text-block"];
const ofColours = { type: "rule", values: colourRules } satisfies RunOptions["runOnly"];
/** Marked elements; a link's style may be that of an element inside it. */
const newStyles = "[data-new-style], a:has([data-new-style])";
const newKinds = `[data-new-kind], ${newStyles}`;
/** The slower rule checks only marked elements, unless `isRest`. */
const contrastOfMarked = { rules: [{ id: "color-contrast", selector: "[data-new-style]" }] };

export type Theme = "light" | "dark";

type Faults = [rule: string, faults: string[]][];

/** Runs rules of axe in a page; it is loaded once for both themes, as that takes as long as most of its rules. */
async function violations(page: Page, within: string, runOnly: NonNullable<RunOptions["runOnly"]>): Promise<Faults> {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(source);
    if (!isRest) await page.evaluate((spec) => Reflect.get(globalThis, "axe").configure(spec), contrastOfMarked);
  }
  const { faults, unclear } = await page.evaluate(
    async ([selector, rules]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const found = await axe.run(selector, {
        runOnly: rules,
        // Only these are collected in detail. The map's frame is empty, and would be waited for.
        resultTypes: ["violations", "incomplete"],
        elementRef: true,
        iframes: false,
        preload: false,
      });
      return {
        faults: found.violations.map(({ id, nodes }): Faults[0] => [
          id,
          nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary}`),
        ]),
        unclear: found.incomplete
          .filter(({ id }) => id === "color-contrast")
          .flatMap(({ nodes }) => nodes.map(({ element }) => element?.getAttribute("data-new-style") ?? "")),
      };
    },
    [within, runOnly] as const,
  );
  // An empty field, or a text covered by something: another one of the same style may be clear.
  for (const style of unclear) forgetStyle(style);
  return faults;
}

const inTheme = (theme: Theme, faults: Faults): Faults =>
  faults.map(([rule, nodes]) => [colourRules.includes(rule) ? `${rule} in the ${theme} theme` : rule, nodes]);

/**
 * The violations that axe finds on the current page in one theme, where the other theme of this screen is checked
 * elsewhere. Each kind of element and each style of text is checked once a process, so that a fault is found on the
 * first screen that has it, whichever test comes first; `npm run test:rest` checks everything on its screens.
 */
export async function axeFaultsIn(theme: Theme, page: Page, within = "html"): Promise<Faults> {
  await page.emulateMedia({ colorScheme: theme });
  if (isRest) return inTheme(theme, await violations(page, within, tags));
  const hasNewStyle = await markNewStyles(page, within);
  const hasNewKind = await markNewKinds(page, within);
  if (!hasNewKind && !hasNewStyle) return [];
  return inTheme(theme, await violations(page, newKinds, hasNewKind ? tags : ofColours));
}

/** The violations that axe finds on the current page, in both themes; only inside one element if that is given. */
export async function axeFaults(page: Page, within = "html"): Promise<Faults> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const faults = await axeFaultsIn(theme, page, within);
  await page.emulateMedia({ colorScheme: other });
  if (isRest) faults.push(...inTheme(other, await violations(page, within, ofColours)));
  else if (await markNewStyles(page, within))
    faults.push(...inTheme(other, await violations(page, newStyles, ofColours)));
  await page.emulateMedia({ colorScheme: theme });
  return faults;
}
