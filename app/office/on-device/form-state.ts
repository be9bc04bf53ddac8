import type { loadStyles, replacePart } from "#app/ui/in-place/send-form.ts";
import type { DeviceWords } from "./device-note.tsx";
import { changedNames, type Fields, formFieldsOf, ownValue, renderedFields } from "./form-fields.ts";
import { removeText, storeText, type UnconfirmedPost, unsavedTextKey } from "./unsaved-texts.ts";

type DeviceState = Exclude<keyof DeviceWords["states"], "none"> | "none";

const element = () => document.querySelector<HTMLElement>("[data-device]");

export const wordsOfPage = (): DeviceWords => JSON.parse(element()?.dataset.device ?? "{}");

const indiaAhead = 5.5 * 3_600_000;

/** 11:42 AM; with the date if it is not today. */
export function timeText(at: number, now = Date.now()): string {
  const { clocks, tag } = wordsOfPage();
  const [then, today] = [new Date(at + indiaAhead), new Date(now + indiaAhead)];
  const minutes = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 }).format(then.getUTCMinutes());
  const clock = (clocks[then.getUTCHours()] ?? "").replace(/00|००/, minutes);
  if (then.toDateString() === today.toDateString()) return clock;
  return `${then.toLocaleDateString(tag, { day: "numeric", month: "long", timeZone: "UTC" })}, ${clock}`;
}

/** The form's end may be out of view, so the message moves next to the pressed button or the field of Enter. */
export function moveMessageTo(button: HTMLElement): void {
  const place = element();
  const pressed = button.ariaHidden ? document.activeElement : button;
  if (!place || !pressed || pressed.closest(".publish")?.contains(place)) return;
  const signIn = document.querySelector("[data-sign-in]");
  (pressed.closest("p") ?? pressed).after(place, ...(signIn ? [signIn] : []));
}

export const showMessage = (): void => element()?.scrollIntoView({ block: "nearest" });

export function showState(state: DeviceState | { sentence: string }, at = Date.now()): void {
  const place = element();
  if (!place) return;
  // The look says whether anything is at risk.
  place.dataset.state = typeof state === "string" ? state : "sentence";
  const sentence = typeof state === "string" ? (wordsOfPage().states[state] ?? "") : state.sentence;
  const text = sentence.replace("{time}", timeText(at));
  // Screen readers would announce unchanged text again.
  if (place.textContent !== text) place.textContent = text;
  const signIn = document.querySelector<HTMLElement>("[data-sign-in]");
  if (signIn) signIn.hidden = state !== "ended";
}

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
