import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { isAll } from "./is-all.ts";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on colours only. */
const colourRules = ["color-contrast", "link-in-text-block"];
/** The slower of them looks at marked elements alone, unless `isAll`. */
const contrastOfMarked = { rules: [{ id: "color-contrast", selector: "[data-new-style]" }] };

export type Theme = "light" | "dark";

type Faults = [rule: string, faults: string[]][];

/** The styles of texts whose contrast was checked, on any page of this process. */
const checkedStyles = new Set<string>();

/**
 * Marks the first visible text of each style that was not checked before. A style is the colours and the size of a text,
 * and what is painted around it. @returns whether there is any
 */
async function markNewStyles(page: Page, within: string): Promise<boolean> {
  const styles = await page.evaluate(
    ([selector, checked]) => {
      const seen = new Set(checked);
      const paints = new Map<Element | null, string>([[null, ""]]);
      /** What an element and those around it paint behind a text. */
      const paintOf = (element: Element | null): string => {
        const painted = paints.get(element);
        if (element === null || painted !== undefined) return painted ?? "";
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && opacity === "1";
        const own =
          isPlain && position === "static" ? "" : `${backgroundColor} ${backgroundImage} ${opacity} ${position}`;
        const paint = `${paintOf(element.parentElement)} ${own}`.trim();
        paints.set(element, paint);
        return paint;
      };
      const styleOf = (element: Element) => {
        const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
        return `${color} ${fontSize} ${fontWeight} ${textDecorationLine}`;
      };
      const textIn = (element: Element) =>
        [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : "")).join("");
      // A single character tells axe too little.
      const hasText = (element: Element) =>
        element.matches("input:not([type=checkbox], [type=radio]), select, textarea") ||
        /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(textIn(element));
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(".sr-only, :disabled, [aria-disabled=true], [inert]");
      /** Around a link: the text that it has to differ from. */
      const aroundLink = (element: Element) => {
        const block = element.closest("a")?.parentElement?.closest("p, li, dd, td, th, label, div");
        return block && textIn(block).trim() ? styleOf(block) : "";
      };
      const found: string[] = [];
      // What is behind an open dialog cannot be checked.
      for (const element of (document.querySelector(":modal") ?? document).querySelectorAll("*")) {
        element.removeAttribute("data-new-style");
        if (!element.closest(selector) || !hasText(element) || !isShown(element)) continue;
        const style = `${element.tagName} ${styleOf(element)}, ${aroundLink(element)}, ${paintOf(element)}`;
        if (seen.has(style)) continue;
        seen.add(style);
        element.setAttribute("data-new-style", style);
        found.push(style);
      }
      return found;
    },
    [within, [...checkedStyles]] as const,
  );
  for (const style of styles) checkedStyles.add(style);
  return styles.length > 0;
}

/** Runs rules of axe in a page; it is loaded once for both themes, as that takes as long as most of its rules. */
async function violations(page: Page, within: string, runOnly: NonNullable<RunOptions["runOnly"]>): Promise<Faults> {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(source);
    if (!isAll) await page.evaluate((spec) => Reflect.get(globalThis, "axe").configure(spec), contrastOfMarked);
  }
  const { faults, unclear } = await page.evaluate(
    async ([selector, rules]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const found = await axe.run(selector, {
        runOnly: rules,
        // Details are collected for these only. The frame of the map is empty, and would be waited for.
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
  // An empty field, or a text that something lies over: another one of the same style may be clear.
  for (const style of unclear) checkedStyles.delete(style);
  return faults;
}

const inTheme = (theme: Theme, faults: Faults): Faults =>
  faults.map(([rule, nodes]) => [colourRules.includes(rule) ? `${rule} in the ${theme} theme` : rule, nodes]);

/** The violations that axe finds on the current page in one theme, where the other theme of this screen is checked elsewhere. */
export async function axeFaultsIn(theme: Theme, page: Page, within = "html"): Promise<Faults> {
  await page.emulateMedia({ colorScheme: theme });
  if (!isAll) await markNewStyles(page, within);
  return inTheme(theme, await violations(page, within, tags));
}

/** The violations that axe finds on the current page, in both themes; only inside one element if that is given. */
export async function axeFaults(page: Page, within = "html"): Promise<Faults> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const faults = await axeFaultsIn(theme, page, within);
  await page.emulateMedia({ colorScheme: other });
  if (isAll || (await markNewStyles(page, within)))
    faults.push(...inTheme(other, await violations(page, within, { type: "rule", values: colourRules })));
  await page.emulateMedia({ colorScheme: theme });
  return faults;
}
