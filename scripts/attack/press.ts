import { drawnFields } from "../../tests/help/drawn-fields.ts";
import { all, type Element, readHtml } from "../../tests/help/html.ts";
import type { Answer, Visitor } from "./visitor.ts";

/** A form as a browser sends it. */
export interface Filled {
  action: string;
  fields: Record<string, string>;
}

/** The forms of a page that have a control with this name, and with this value where one is given. */
export const formsWith = (html: string, name: string, value?: string): Element[] =>
  all(readHtml(html), "form").filter((form) =>
    all(form, `[name="${name}"]`).some(({ attributes }) => value === undefined || attributes.value === value),
  );

/**
 * A filled-in form of a page: the first with a control of this name, or with a button of this name and value, which is
 * pressed.
 * @throws Error when the page has none
 */
export function filledIn(
  { html, status }: Pick<Answer, "html" | "status">,
  [name, value]: [name: string, value?: string],
  typed: Record<string, string> = {},
): Filled {
  const [form] = formsWith(html, name, value);
  if (!form) throw new Error(`There is no form with ${name} ${value ?? ""} on a page with status ${status}.`);
  const button = all(form, `button[name="${name}"]`).find(({ attributes }) => attributes.value === value);
  const pressed = button && value !== undefined ? { [name]: value } : {};
  return { action: form.attributes.action ?? "", fields: { ...drawnFields(form), ...typed, ...pressed } };
}

/** Fills in and sends a form of a page that a visitor has loaded from a path. */
export function press(
  visitor: Visitor,
  path: string,
  page: Pick<Answer, "html" | "status">,
  control: [name: string, value?: string],
  typed: Record<string, string> = {},
): Promise<Answer> {
  const { action, fields } = filledIn(page, control, typed);
  return visitor.post(action.replace(/#.*/, "") || path, fields);
}
