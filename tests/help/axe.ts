import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { isAll } from "./is-all.ts";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on colours only. */
const colourRules = ["color-contrast", "link-in-text-block"];
const ofColours = { type: "rule", values: colourRules } satisfies RunOptions["runOnly"];
/** The slower of them looks at marked elements alone, unless `isAll`. */
const contrastOfMarked = { rules: [{ id: "color-contrast", selector: "[data-new-style]" }] };

export type Theme = "light" | "dark";

type Faults = [rule: string, faults: string[]][];

/** The kinds of elements that were checked, on any page of this process. */
const checkedKinds = new Set<string>();
/** The styles of texts whose contrast was checked. */
const checkedStyles = new Set<string>();

/**
 * Marks the visible elements of a kind that was not checked before. A kind is what the rules of axe look at: the name, the
 * names of the attributes and some of their values, whether there is a text and a label, and for some elements the
 * parent. @returns whether there is any
 */
async function markNewKinds(page: Page, within: string): Promise<boolean> {
  const kinds = await page.evaluate(
    ([selector, checked]) => {
      const before = new Set(checked);
      const found = new Set<string>();
      for (const element of document.querySelectorAll(`:is(${selector}, ${selector} *)`)) {
        element.removeAttribute("data-new-kind");
        const names = element.getAttributeNames().filter((name) => !/^(class|style|data-.*)$/.test(name));
        // Its class gives a target its size.
        const valued = ["role", "type", ...(element.matches("a, button, input, select, summary") ? ["class"] : [])];
        const values = valued.map((name) => element.getAttribute(name));
        const parent = element.matches("dd, dt, legend, li, summary, td, th") ? element.parentElement?.tagName : "";
        const labels = Reflect.get(element, "labels")?.length ?? "";
        const hasText = Boolean(element.textContent?.trim());
        const kind = [parent, element.tagName, ...names.sort(), ...values, labels, hasText].join(" ");
        if (before.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
        found.add(kind);
        element.setAttribute("data-new-kind", "");
      }
      return [...found];
    },
    [within, [...checkedKinds]] as const,
  );
  for (const kind of kinds) checkedKinds.add(kind);
  return kinds.length > 0;
}

/**
 * Marks the first visible text of each style that was not checked before. A style is the colours and the size of a text,
 * and what is painted around it. @returns whether there is any
 */
async function markNewStyles(page: Page, within: string): Promise<boolean> {
  const styles = await page.evaluate(
    ([selector, checked]) => {
      const seen = new Set(checked);
      const paints = new Map<Element | null, string>([[null, ""]]);
      /** What is painted behind a text, by its element and by those around it up to one that covers the others. */
      const paintOf = (element: Element | null): string => {
        const painted = paints.get(element);
        if (element === null || painted !== undefined) return painted ?? "";
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const own = [
          backgroundColor !== "rgba(0, 0, 0, 0)" && backgroundColor,
          backgroundImage !== "none" && backgroundImage,
          opacity !== "1" && `opacity ${opacity}`,
          !["static", "relative"].includes(position) && position,
        ].filter(Boolean);
        const around = paintOf(element.parentElement);
        const covers = own.length === 1 && backgroundColor.startsWith("rgb(") && !around.includes("opacity");
        const paint = (covers ? own : [around, ...own]).join(" ");
        paints.set(element, paint);
        return paint;
      };
      /** The colour of a text, and whether it is large, which needs less contrast (WCAG 1.4.3). */
      const styleOf = (element: Element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? `large ${color}` : color;
      };
      const textIn = (element: Element) =>
        [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : "")).join("");
      // A single character tells axe too little.
      const fields = "input:not([type=checkbox], [type=radio]), select, textarea";
      const hasText = (element: Element) =>
        element.matches(fields) || /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(textIn(element));
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(".sr-only, :disabled, [aria-disabled=true], [inert]");
      /** Of a link within a text: what tells it from that text (WCAG 1.4.1). */
      const inText = (element: Element) => {
        const link = element.closest("a");
        const block = link?.parentElement?.closest("p, li, dd, td, th, label, div");
        if (!link || !block || !textIn(block).trim()) return "";
        const { textDecorationLine, fontWeight } = getComputedStyle(link);
        return `${textDecorationLine} ${fontWeight} in ${styleOf(block)} ${getComputedStyle(block).fontWeight}`;
      };
      const found: string[] = [];
      // What is behind an open dialog cannot be checked.
      for (const element of (document.querySelector(":modal") ?? document).querySelectorAll("*")) {
        element.removeAttribute("data-new-style");
        if (!element.closest(selector) || !hasText(element) || !isShown(element)) continue;
        const field = element.matches(fields) ? element.tagName : "";
        const style = `${field} ${styleOf(element)}, ${inText(element)}, ${paintOf(element)}`;
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

/**
 * The violations that axe finds on the current page in one theme, where the other theme of this screen is checked
 * elsewhere. Each kind of element and each style of text is checked once a process; all of them, if `isAll`.
 */
export async function axeFaultsIn(theme: Theme, page: Page, within = "html"): Promise<Faults> {
  await page.emulateMedia({ colorScheme: theme });
  if (isAll) return inTheme(theme, await violations(page, within, tags));
  const hasNewStyle = await markNewStyles(page, within);
  const hasNewKind = await markNewKinds(page, within);
  if (!hasNewKind && !hasNewStyle) return [];
  return inTheme(theme, await violations(page, "[data-new-kind], [data-new-style]", hasNewKind ? tags : ofColours));
}

/** The violations that axe finds on the current page, in both themes; only inside one element if that is given. */
export async function axeFaults(page: Page, within = "html"): Promise<Faults> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [theme, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const faults = await axeFaultsIn(theme, page, within);
  await page.emulateMedia({ colorScheme: other });
  if (isAll) faults.push(...inTheme(other, await violations(page, within, ofColours)));
  else if (await markNewStyles(page, within))
    faults.push(...inTheme(other, await violations(page, "[data-new-style]", ofColours)));
  await page.emulateMedia({ colorScheme: theme });
  return faults;
}
