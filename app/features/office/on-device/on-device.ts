import { changedNames, fill, hasSameControls, formFieldsOf, ownValue, setOwnValue } from "./form-fields.ts";
import { removeText, eraseAll, unsavedTexts, type StoredText } from "./kept-texts.ts";
import { offerText } from "./offers.ts";
import { sendAgain, sendText } from "./send-text.ts";
import { moveMessageTo, showMessage } from "./states.ts";
import {
  type InPlace,
  keepNoMore,
  keepNow,
  keepPending,
  keepSoon,
  noteRendered,
  recordForm,
  formState,
} from "./typed-text.ts";

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
    if (isSame(stored) || (isSame(formFieldsOf(form)) && text.version === ownValue(form, "version"))) removeText(text.place);
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
