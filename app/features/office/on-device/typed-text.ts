import type { loadStyles, show } from "#app/design/in-place/send-form.ts";
import { changedNames, drawnFields, type Fields, formFieldsOf, ownValue } from "./form-fields.ts";
import { erase, keep, keptTextKey, type Lost } from "./kept-texts.ts";
import { tell } from "./states.ts";

/** How long after a key the text is kept, in milliseconds. */
const pause = 600;

/** How the answer to any form is shown; given by the entry, so that no browser loads it twice. */
export interface InPlace {
  loadStyles: typeof loadStyles;
  show: typeof show;
}

/** What is known of the text in the record's form of the page. */
export const typed: {
  /** What the server has; unknown where the form was drawn with what could not be saved. */
  stored: Fields | undefined;
  lost: Lost | undefined;
  isSending: boolean;
  /** Why it is sent again by itself. */
  waits: "network" | "session" | undefined;
  inPlace: InPlace | undefined;
} = { stored: undefined, lost: undefined, isSending: false, waits: undefined, inPlace: undefined };

let timer: ReturnType<typeof setTimeout> | undefined;
let isOver = false;

/** The record's form of the page, as it is drawn now. */
export const recordForm = (): HTMLFormElement | null => document.querySelector("form[data-draft]");

/** Where the text of a form is kept. */
export const placeIn = (form: HTMLFormElement): string =>
  keptTextKey(form.dataset.person ?? "", form.dataset.draft ?? "", ownValue(form, "version"), ownValue(form, "key"));

/** Notes what the server has of a form that it has drawn. */
export function noteDrawn(form: HTMLFormElement): void {
  typed.stored = "unsaved" in form.dataset ? undefined : drawnFields(form);
}

/** Keeps what is typed on the device, or erases it where the server has the same. @returns whether the server has it */
export function keepNow(): boolean {
  clearTimeout(timer);
  timer = undefined;
  const form = recordForm();
  if (!form || isOver) return false;
  const { stored, lost } = typed;
  const fields = formFieldsOf(form);
  const isStored = stored !== undefined && !lost && changedNames(stored, fields).length === 0;
  if (isStored) erase(placeIn(form));
  const isKept = isStored || keep(placeIn(form), { at: Date.now(), fields, lost });
  if (!isKept) tell("full");
  else if (!typed.isSending && !typed.waits) tell(isStored ? "none" : "phone");
  return isStored;
}

/** Keeps what is typed at the next pause. */
export function keepSoon(): void {
  timer ??= setTimeout(keepNow, pause);
}

/** Keeps what was typed a moment ago, before the page is left. */
export function keepPending(): void {
  if (timer !== undefined) keepNow();
}

/** Keeps nothing more: the person signs out. */
export function keepNoMore(): void {
  clearTimeout(timer);
  isOver = true;
}
