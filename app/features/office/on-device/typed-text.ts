import type { loadStyles, replacePart } from "#app/design/in-place/send-form.ts";
import { changedNames, renderedFields, type Fields, formFieldsOf, ownValue } from "./form-fields.ts";
import { removeText, storeText, unsavedTextKey, type UnconfirmedPost } from "./kept-texts.ts";
import { showState } from "./states.ts";

/** Delay between a key press and saving, in milliseconds. */
const pause = 600;

/** Shows the response to any form; passed in by the entry, so that browsers do not load it twice. */
export interface InPlace {
  loadStyles: typeof loadStyles;
  show: typeof replacePart;
}

export const formState: {
  /** Unknown if the form was rendered with a text that could not be saved. */
  stored: Fields | undefined;
  lost: UnconfirmedPost | undefined;
  isSending: boolean;
  /** What an automatic retry waits for. */
  waits: "network" | "session" | undefined;
  inPlace: InPlace | undefined;
} = { stored: undefined, lost: undefined, isSending: false, waits: undefined, inPlace: undefined };

let timer: ReturnType<typeof setTimeout> | undefined;
let isOver = false;

export const recordForm = (): HTMLFormElement | null => document.querySelector("form[data-draft]");

export const storageKeyOf = (form: HTMLFormElement): string =>
  unsavedTextKey(form.dataset.person ?? "", form.dataset.draft ?? "", ownValue(form, "version"), ownValue(form, "key"));

export function noteRendered(form: HTMLFormElement): void {
  formState.stored = "unsaved" in form.dataset ? undefined : renderedFields(form);
}

/** Saves on the device, or deletes there if the server has the same. @returns whether the server has it */
export function keepNow(): boolean {
  clearTimeout(timer);
  timer = undefined;
  const form = recordForm();
  if (!form || isOver) return false;
  const { stored, lost } = formState;
  const fields = formFieldsOf(form);
  const isStored = stored !== undefined && !lost && changedNames(stored, fields).length === 0;
  if (isStored) removeText(storageKeyOf(form));
  const isKept = isStored || storeText(storageKeyOf(form), { at: Date.now(), fields, lost });
  if (!isKept) showState("full");
  else if (!formState.isSending && !formState.waits) showState(isStored ? "none" : "phone");
  return isStored;
}

/** At the next pause in typing. */
export function keepSoon(): void {
  timer ??= setTimeout(keepNow, pause);
}

export function keepPending(): void {
  if (timer !== undefined) keepNow();
}

/** The person signs out. */
export function keepNoMore(): void {
  clearTimeout(timer);
  isOver = true;
}
