import { all, type Element, elements } from "./html.ts";

const isLeftOut = ({ name, attributes: { type, disabled } }: Element) =>
  disabled !== undefined || (name === "input" && (type === "file" || type === "submit"));

/** The values that a browser would send of an unchanged form, by name: the first of each, without files and buttons. */
export function drawnFields(form: Element): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const element of elements(form)) {
    const { name, attributes, children } = element;
    const { name: of, type = "", value } = attributes;
    if (!of || isLeftOut(element)) continue;
    const isTick = type === "checkbox" || type === "radio";
    if (name === "input" && (!isTick || "checked" in attributes)) fields[of] ??= value ?? (isTick ? "on" : "");
    if (name === "textarea") fields[of] = children.join("");
    if (name !== "select") continue;
    const options = all(element, "option");
    const chosen = options.find((each) => "selected" in each.attributes) ?? options[0];
    fields[of] = chosen?.attributes.value ?? "";
  }
  return fields;
}
