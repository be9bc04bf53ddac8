import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { isAll } from "./is-all.ts";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on colours only. */
const colourRules = ["color-contrast", "link-in-text-block"];

export type Theme = "light" | "dark";

type Faults = [rule: string, faults: string[]][];

/** Runs axe in a page; it is loaded once for both themes, as that takes longer than half of its rules. */
async function violations(page: Page, within: string, rules: RunOptions): Promise<Faults> {
  // Details are collected for violations only. The frame of the map is empty, and would be waited for.
  const options: RunOptions = { ...rules, resultTypes: ["violations"], iframes: false, preload: false };
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

/** All rules but those of colours. */
const otherRules: RunOptions = {
  runOnly: tags,
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};

/** The kinds of elements whose colours this process has checked, by theme and width of the window. */
const seenKinds = new Map<string, Set<number>>();

/**
 * Marks the elements whose colours are to be checked: those on the screen of a kind that was not seen before. Elements
 * are of one kind where they and all around them have the same tags, classes and states. @returns whether there are any
 */
async function markNewKinds(page: Page, within: string, theme: Theme): Promise<boolean> {
  const key = `${theme} ${page.viewportSize()?.width}`;
  const seen = seenKinds.get(key) ?? new Set();
  seenKinds.set(key, seen);
  const found = await page.evaluate(
    ([selector, before]) => {
      const old = new Set(before);
      const kindOf = new Map<Element | null, number>();
      const found: number[] = [];
      for (const element of document.querySelectorAll("html, html *")) {
        const states = [...element.attributes].filter(({ name }) => /^(aria-\w+|class|disabled|open|type)$/.test(name));
        const own = `${kindOf.get(element.parentElement)} ${element.tagName} ${states.map(({ name, value }) => `${name}=${value}`)}`;
        const kind = [...own].reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0, 7);
        kindOf.set(element, kind);
        const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!isShown || old.has(kind) || !element.closest(selector)) continue;
        element.toggleAttribute("data-new-kind", true);
        found.push(kind);
      }
      return found;
    },
    [within, [...seen]] as const,
  );
  for (const kind of found) seen.add(kind);
  return found.length > 0;
}

/** The violations of the rules about colours in a theme, of each kind of element once (`npm run test:all`: of all). */
async function colourFaults(page: Page, within: string, theme: Theme): Promise<Faults> {
  await page.emulateMedia({ colorScheme: theme });
  const runOnly = { type: "rule", values: colourRules } as const;
  if (isAll) return violations(page, within, { runOnly });
  if (!(await markNewKinds(page, within, theme))) return [];
  const faults = await violations(page, "[data-new-kind]", { runOnly });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-new-kind]")) element.removeAttribute("data-new-kind");
  });
  return faults;
}

/** The violations that axe finds on the current page in one theme, where its screen is seen in the other elsewhere. */
export async function axeFaultsIn(theme: Theme, page: Page): Promise<Faults> {
  return [...(await violations(page, "html", otherRules)), ...(await colourFaults(page, "html", theme))];
}

/** The violations that axe finds on the current page, in both themes; only inside one element if that is given. */
export async function axeFaults(page: Page, within = "html"): Promise<Faults> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const faults = await violations(page, within, otherRules);
  for (const each of [other, theme])
    for (const [rule, nodes] of await colourFaults(page, within, each))
      faults.push([`${rule} in the ${each} theme`, nodes]);
  return faults;
}
