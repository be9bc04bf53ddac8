import { drawnFields } from "./drawn-fields.ts";
import { all, type Element, textOf } from "./html.ts";
import type { OfficeBrowser } from "./office.ts";
import type { Visit } from "./visit.ts";

/** The address of the office's list of notices. */
export const notices = "/office/records/notices";

/** The values that a browser would send of a record's unchanged form, by name. */
export function fieldsIn(page: Element): Record<string, string> {
  const [form] = all(page, "#record-form");
  return form ? drawnFields(form) : {};
}

/** The message at the top of a record's page. */
export const saidIn = (page: Element): string =>
  all(page, "main :is([role=alert], [role=status]):not([hidden])").map(textOf).join(" ");

/** The values of a page's buttons. */
export const buttonsIn = (page: Element): string[] =>
  all(page, "button").flatMap(({ attributes }) => (attributes.name === "intent" ? [attributes.value ?? ""] : []));

/** The address of the record whose page this is. */
export const addressIn = ({ page }: Visit): string =>
  all(page, "#record").map(({ attributes }) => attributes["data-address"] ?? "")[0] ?? "";

/** Presses a button of a rendered record form, with typed values. */
export const press = (
  browser: Pick<OfficeBrowser, "visit" | "send">,
  path: string,
  drawn: Visit,
  intent: string,
  typed: Record<string, string> = {},
): Promise<Visit> => browser.send(path, { ...fieldsIn(drawn.page), ...typed, intent });

/** Opens the form of a new record, fills it in and presses a button. */
export async function writeNew(
  browser: Pick<OfficeBrowser, "visit" | "send">,
  kind: string,
  typed: Record<string, string>,
  intent = "save",
): Promise<Visit> {
  const path = `/office/records/${kind}/new`;
  return press(browser, path, await browser.visit(path), intent, typed);
}
