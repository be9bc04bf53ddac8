import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on colours only. */
const colourRules = ["color-contrast", "link-in-text-block"];

type Faults = [rule: string, faults: string[]][];

/** Runs axe in a page; it is loaded once for both themes, as that takes longer than half of its rules. */
async function violations(page: Page, within: string, runOnly: NonNullable<RunOptions["runOnly"]>): Promise<Faults> {
  // Details are collected for violations only. The frame of the map is empty, and would be waited for.
  const options: RunOptions = { runOnly, resultTypes: ["violations"], iframes: false, preload: false };
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return await page.evaluate(
    async ([selector, given]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (within: string, options: RunOptions) => Promise<AxeResults> };
      };
      const found = await axe.run(selector, given);
      return found.violations.map(({ id, nodes }): Faults[0] => [
        id,
        nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary}`),
      ]);
    },
    [within, options] as const,
  );
}

export type Theme = "light" | "dark";

/** The violations that axe finds on the current page in one theme, where its screen is seen in the other elsewhere. */
export async function axeFaultsIn(theme: Theme, page: Page): Promise<Faults> {
  await page.emulateMedia({ colorScheme: theme });
  return violations(page, "html", tags);
}

/** The violations that axe finds on the current page, in both themes; only inside one element if that is given. */
export async function axeFaults(page: Page, within = "html"): Promise<Faults> {
  const faults = await violations(page, within, tags);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ colorScheme: other });
  for (const [rule, nodes] of await violations(page, within, { type: "rule", values: colourRules }))
    faults.push([`${rule} in the ${other} theme`, nodes]);
  await page.emulateMedia({ colorScheme: theme });
  return faults;
}
