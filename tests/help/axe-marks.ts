import type { Page } from "@playwright/test";

/** The kinds of elements that were checked, on any page of this process. */
const checkedKinds = new Set<string>();
/** The styles of texts whose contrast was checked. */
const checkedStyles = new Set<string>();

/** Allows a style to be checked again. */
export const forgetStyle = (style: string): boolean => checkedStyles.delete(style);

/**
 * Marks the visible elements of a kind that was not checked before. A kind is what most rules of axe look at: the name,
 * the attributes with some of their values, whether there is a text and a label, and where the element is. Rules about
 * others (ids that are there twice, what is outside of all landmarks) see less than with `npm run test:rest`.
 * @returns whether there is any
 */
export async function markNewKinds(page: Page, within: string): Promise<boolean> {
  const kinds = await page.evaluate(
    ([selector, checked]) => {
      const before = new Set(checked);
      const found = new Set<string>();
      const isHeading = (element: Element) => element.matches("h1, h2, h3, h4, h5, h6");
      let heading = "";
      const valued = /^(aria-current|autocomplete|lang|role|scope|tabindex|type)$/;
      const refers = /^aria-(controls|describedby|labelledby)$/;
      const describe = ({ name, value }: Attr) => {
        if (refers.test(name)) return `${name} ${value.split(/\s+/).every((id) => document.getElementById(id))}`;
        return valued.test(name) ? `${name}=${value}` : `${name} ${value !== ""}`;
      };
      /** What the rules consider besides the attributes. */
      const contextOf = (element: Element) => {
        if (element === document.documentElement)
          return [Boolean(document.title), ...["main", "h1"].map((name) => document.querySelectorAll(name).length)];
        const parent = element.parentElement?.tagName ?? "";
        const isListed = /^(DD|DT|LEGEND|LI|SUMMARY|TD|TH)$/.test(element.tagName) || /^(BODY|DL|OL|UL)$/.test(parent);
        const isTarget = element.matches("a, button, input, select, summary, textarea, [role=button]");
        const { overflowX, overflowY } = getComputedStyle(element);
        return [
          isListed && parent,
          isHeading(element) && `after ${heading}`,
          // A class determines the size of a target; a picture may be its only name.
          isTarget && element.className,
          isTarget && element.querySelector("[alt]:not([alt='']), [aria-label]:not([aria-label=''])") !== null,
          Reflect.get(element, "labels")?.length,
          Boolean(element.textContent?.trim()),
          /auto|scroll/.test(overflowX + overflowY),
        ];
      };
      for (const element of document.querySelectorAll(`:is(${selector}, ${selector} *)`)) {
        element.removeAttribute("data-new-kind");
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const attributes = [...element.attributes].filter(({ name }) => !/^(class|style|data-.*)$/.test(name));
        const kind = [element.tagName, ...attributes.map(describe).sort(), ...contextOf(element)].join(" ");
        if (isHeading(element)) heading = element.tagName;
        if (before.has(kind)) continue;
        found.add(kind);
        // What a list may contain is a rule about the list.
        const marked = element.parentElement?.matches("dl, ol, ul") ? element.parentElement : element;
        marked.setAttribute("data-new-kind", "");
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
export async function markNewStyles(page: Page, within: string): Promise<boolean> {
  const styles = await page.evaluate(
    ([selector, checked]) => {
      const seen = new Set(checked);
      const paints = new Map<Element | null, string>([[null, ""]]);
      /** The backgrounds of a text, from its element up to the first opaque ancestor. */
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
      /** For a link within a text: what distinguishes it from that text (WCAG 1.4.1). */
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
