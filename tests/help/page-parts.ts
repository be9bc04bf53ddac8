import { all, type Element, textOf } from "./html.ts";
import type { OfficeBrowser } from "./office.ts";
import { fieldsIn, press } from "./record-forms.ts";
import type { Visit } from "./visit.ts";

type Browser = Pick<OfficeBrowser, "visit" | "send">;

/** The address of the form of a page's texts. */
export const pageForm = (slug: string): string => `/office/records/pages/${slug}`;

/** The names of the fields of a part's text, by language. */
export const textAt = (part: string, text: { en?: string; mr?: string }): Record<string, string> =>
  Object.fromEntries(Object.entries(text).map(([locale, each]) => [`${part}.text.${locale}`, each]));

/** The parts of a page's form, in their order: `blocks.b1`. */
export const partsIn = (page: Element): string[] =>
  all(page, "section[aria-labelledby=parts] li").map(({ attributes }) => (attributes.id ?? "").replace("f-", ""));

/** The parts of a page's form as people read them. */
export const cardsIn = (page: Element): string[] => all(page, "section[aria-labelledby=parts] li").map(textOf);

/** Opens a part, types into it and presses a button. */
export async function write(
  browser: Browser,
  slug: string,
  part: string,
  typed: Record<string, string>,
  intent = "save",
): Promise<Visit> {
  const drawn = await browser.visit(`${pageForm(slug)}?part=${part}`);
  return press(browser, pageForm(slug), drawn, intent, typed);
}

/** Presses a button of the form that is drawn. */
export const pressOn = (browser: Browser, slug: string, drawn: Visit, intent: string): Promise<Visit> =>
  browser.send(pageForm(slug), { ...fieldsIn(drawn.page), intent });
