import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Spec } from "axe-core";
import { isAll } from "./is-all.ts";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on colours only: the slowest. They look at marked elements alone, or with `isAll` at each. */
const colourRules: Spec["rules"] = [
  { id: "color-contrast", selector: "[data-new-look]" },
  { id: "link-in-text-block", selector: "a[data-new-look]" },
];
const colourRuleIds = colourRules.map(({ id }) => id);

export type Theme = "light" | "dark";

type Faults = [rule: string, faults: string[]][];

/** What in any page of this process has had its colours checked, as hashes of their looks. */
const seenLooks = new Set<number>();

/**
 * Marks the elements whose colours are to be checked: those on the screen with a text whose look no element before had. A
 * look is the colours and the size of a text, and what is painted around it. @returns whether there are any
 */
async function markNewLooks(page: Page, within: string): Promise<boolean> {
  const before = seenLooks.size;
  const seen = await page.evaluate(
    ([selector, known]) => {
      const seen = new Set(known);
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
      const textOf = (element: Element) => {
        const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
        return `${element.tagName} ${color} ${fontSize} ${fontWeight} ${textDecorationLine}`;
      };
      const hasText = (element: Element) =>
        element.matches("input, select, textarea") ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(".sr-only, :disabled, [aria-disabled=true], [inert]");
      // What is behind an open dialog cannot be checked.
      for (const element of (document.querySelector(":modal") ?? document).querySelectorAll("*")) {
        element.removeAttribute("data-new-look");
        if (!element.closest(selector) || !hasText(element) || !isShown(element)) continue;
        const around = element.tagName === "A" && element.parentElement ? textOf(element.parentElement) : "";
        const look = `${textOf(element)} ${around} ${paintOf(element)}`;
        const hash = [...look].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7);
        if (seen.has(hash)) continue;
        element.toggleAttribute("data-new-look", true);
        seen.add(hash);
      }
      return [...seen];
    },
    [within, [...seenLooks]] as const,
  );
  for (const look of seen) seenLooks.add(look);
  return seenLooks.size > before;
}

/** Runs rules of axe in a page; it is loaded once for both themes, as that takes as long as most of its rules. */
async function violations(
  page: Page,
  within: string,
  rules: string[] | { type: "rule"; values: string[] },
): Promise<Faults> {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(source);
    if (!isAll) await page.evaluate((rules) => Reflect.get(globalThis, "axe").configure({ rules }), colourRules);
  }
  return await page.evaluate(
    async ([selector, runOnly]) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      // Details are collected for violations only. The frame of the map is empty, and would be waited for.
      const found = await axe.run(selector, { runOnly, resultTypes: ["violations"], iframes: false, preload: false });
      return found.violations.map(({ id, nodes }): Faults[0] => [
        id,
        nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary}`),
      ]);
    },
    [within, rules] as const,
  );
}

/** The violations that axe finds on the current page in one theme, where its screen is seen in the other elsewhere. */
export async function axeFaultsIn(theme: Theme, page: Page, within = "html"): Promise<Faults> {
  await page.emulateMedia({ colorScheme: theme });
  if (!isAll) await markNewLooks(page, within);
  return violations(page, within, tags);
}

/** The violations that axe finds on the current page, in both themes; only inside one element if that is given. */
export async function axeFaults(page: Page, within = "html"): Promise<Faults> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const faults = await axeFaultsIn(theme, page, within);
  await page.emulateMedia({ colorScheme: other });
  if (isAll || (await markNewLooks(page, within)))
    for (const [rule, nodes] of await violations(page, within, { type: "rule", values: colourRuleIds }))
      faults.push([`${rule} in the ${other} theme`, nodes]);
  await page.emulateMedia({ colorScheme: theme });
  return faults;
}
