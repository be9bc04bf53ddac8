import {
  changedNames,
  controlsOf,
  type Fields,
  fill,
  formFieldsOf,
  hasSameControls,
  isTick,
  ownValue,
  setOwnValue,
} from "./form-fields.ts";
import {
  formState,
  type InPlace,
  keepNoMore,
  keepNow,
  keepPending,
  keepSoon,
  moveMessageTo,
  noteRendered,
  recordForm,
  showMessage,
  timeText,
  wordsOfPage,
} from "./form-state.ts";
import { sendAgain, sendText } from "./send-text.ts";
import { eraseAll, removeText, type StoredText, unsavedTexts } from "./unsaved-texts.ts";

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

/** The form is then based on the same version as the text. */
async function use(text: StoredText, note: HTMLElement): Promise<void> {
  const form = recordForm();
  if (!form) return;
  const [version, key] = [ownValue(form, "version"), ownValue(form, "key")];
  setOwnValue(form, "version", text.version);
  // The form's current text stays on the device, under its own key.
  setOwnValue(form, "key", text.lost?.key ?? `${key}-${Date.now()}`);
  if (hasSameControls(form, text.fields)) fill(form, text.fields);
  // The text has rows that the page lacks: the server renders them, without saving.
  else if (!(await sendText("take:", { fields: text.fields }))) {
    setOwnValue(form, "version", version);
    setOwnValue(form, "key", key);
    return;
  }
  Object.assign(formState, { lost: text.lost, waits: undefined });
  removeText(text.place);
  note.remove();
  keepNow();
}

/** Leaves out texts that the server has saved since, or that the browser has restored into the form. */
function offerKept(form: HTMLFormElement): void {
  const { stored } = formState;
  for (const text of unsavedTexts(form.dataset.person ?? "", form.dataset.draft ?? "")) {
    const isSame = (fields: typeof stored) => fields && changedNames(fields, text.fields).length === 0;
    if (isSame(stored) || (isSame(formFieldsOf(form)) && text.version === ownValue(form, "version")))
      removeText(text.place);
    else
      offerText(text, {
        use: (note) => void use(text, note),
        erase(note) {
          removeText(text.place);
          note.remove();
        },
      });
  }
}

function leadTo(id: string): void {
  const row = document.getElementById(id);
  row?.scrollIntoView({ block: "nearest" });
  const isOpen = row?.querySelector(":scope > details:not([open])") === null;
  row?.querySelector<HTMLElement>(isOpen ? "input:not([type=hidden]), textarea, select" : "summary")?.focus();
}

function onSubmit(event: SubmitEvent): void {
  const button = event.submitter as HTMLButtonElement | null;
  if (button?.name === "gate" && button.value === "signOut") {
    keepNoMore();
    eraseAll();
  }
  if (event.target !== recordForm()) return;
  event.preventDefault();
  if (formState.isSending) {
    event.stopImmediatePropagation();
    return;
  }
  if (button) moveMessageTo(button);
  const [label, to] = [button?.textContent ?? null, button?.getAttribute("formaction")?.slice(1)];
  void sendText(button?.value || "save").then((isAnswered) => {
    if (isAnswered && to) leadTo(to);
    // After the boot script's handler, which marks the button as busy.
    setTimeout(() => {
      if (!button?.isConnected) return;
      Object.assign(button, { textContent: label, disabled: false });
      button.focus();
      if (!isAnswered) showMessage();
    });
  });
}

export function startOnDevice(inPlace: InPlace): void {
  const form = recordForm();
  if (!form) return;
  formState.inPlace = inPlace;
  noteRendered(form);
  offerKept(form);
  if (changedNames(formState.stored ?? [], formFieldsOf(form)).length > 0) keepNow();
  addEventListener("submit", onSubmit, true);
  addEventListener("input", ({ target }) => {
    if ((target as HTMLInputElement).form === recordForm()) keepSoon();
  });
  addEventListener("pagehide", keepPending);
  addEventListener("online", () => sendAgain("network"));
  addEventListener("focus", () => sendAgain("session"));
  document.addEventListener("visibilitychange", () => {
    keepPending();
    if (!document.hidden) sendAgain("session");
  });
}
