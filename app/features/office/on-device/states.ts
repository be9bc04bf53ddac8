import type { DeviceWords } from "./device-words.ts";

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
