import { changedNames, controlsOf, type Fields, formFieldsOf, isTick } from "./form-fields.ts";
import type { StoredText } from "./kept-texts.ts";
import { timeText, wordsOfPage } from "./states.ts";
import { recordForm } from "./typed-text.ts";

function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const aside of copy?.querySelectorAll(".quiet, .sr-only, [aria-hidden]") ?? []) aside.remove();
  return copy?.textContent?.trim().replace(/\s+/g, " ") ?? "";
}

/** From the outermost group: "Members · 2 · Name · मराठी". */
function labelOf(form: HTMLFormElement, name: string): string {
  const control = controlsOf(form).find((each) => each.name === name);
  const names = control ? [textOf(control.labels?.[0])] : [];
  // A row that is not on the page is labelled by its list.
  const parts = name.split(".");
  let around: Element | null = control?.parentElement ?? null;
  for (let length = parts.length; !around && length > 0; length--)
    around = document.getElementById(`f-${parts.slice(0, length).join(".")}`);
  for (; around && around !== form; around = around.parentElement) {
    const title = around.querySelector(":scope > legend, :scope > summary");
    if (title) names.unshift(textOf(title));
  }
  return names.filter(Boolean).join(" · ");
}

function shownValue(form: HTMLFormElement, fields: Fields, name: string): string {
  const control = controlsOf(form).find((each) => each.name === name);
  const value = fields.find((field) => field[0] === name)?.[1];
  // The file name of a selected picture means nothing to people.
  if (value && control && (isTick(control) || control.type === "hidden")) return "✓";
  const option = control instanceof HTMLSelectElement && [...control.options].find((each) => each.value === value);
  return (option ? textOf(option) : value) || wordsOfPage().empty;
}

function showChanges(list: Element, form: HTMLFormElement, fields: Fields): void {
  const now = formFieldsOf(form);
  const { form: inForm, text: onDevice } = wordsOfPage();
  const make = (tag: string, ...inside: (string | Node)[]) => {
    const element = document.createElement(tag);
    element.append(...inside);
    return element;
  };
  const said = (words: string) => Object.assign(make("span", `${words}: `), { className: "sr-only" });
  list.replaceChildren();
  for (const name of changedNames(now, fields)) {
    const [before, after] = [shownValue(form, now, name), shownValue(form, fields, name)];
    if (before === after) continue;
    const values = [make("dd", said(inForm), make("del", before)), make("dd", said(onDevice), make("ins", after))];
    list.append(make("dt", labelOf(form, name)), ...values);
  }
}

export function offerText(
  text: StoredText,
  answers: { use: (note: HTMLElement) => void; erase: (note: HTMLElement) => void },
): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-offer]");
  const note = template?.content.firstElementChild?.cloneNode(true);
  if (!(note instanceof HTMLElement)) return;
  const on = (selector: string, event: string, listen: () => void) =>
    note.querySelector(selector)?.addEventListener(event, listen);
  const waits = note.querySelector("[data-waits]");
  if (waits) waits.textContent = wordsOfPage().waits.replace("{time}", timeText(text.at));
  on("details", "toggle", () => {
    const [list, form] = [note.querySelector("dl"), recordForm()];
    if (list && form) showChanges(list, form, text.fields);
  });
  on("[data-use]", "click", () => answers.use(note));
  on("[data-erase]", "click", () => answers.erase(note));
  recordForm()?.closest("[data-part]")?.before(note);
}
