import { type Fields, isFormMetadata } from "./form-fields.ts";

/** The session has ended, or another person has signed in. */
export class SessionEnded extends Error {}

/** The message is the server's text. */
export class Refused extends Error {}

export class RedirectedAway extends Error {
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
}

/** Milliseconds to wait for a response. */
const patience = 30_000;

/**
 * @returns the part of the page that the server renders, whatever the status
 * @throws one of the errors above, or a plain Error if it is unknown whether the form arrived
 */
export async function postText(form: HTMLFormElement, fields: Fields, intent: string): Promise<HTMLElement> {
  const around = form.closest<HTMLElement>("[data-part]");
  const id = around?.id ?? "";
  const own = [...new FormData(form)].filter(([name]) => isFormMetadata(name)).map(([name, value]) => [name, String(value)]);
  const answer = await fetch(form.action.replace(/#.*/, ""), {
    method: "POST",
    body: new URLSearchParams([
      ...own,
      ...fields,
      ["intent", intent],
      ["filled", String(Math.round(performance.now()))],
    ]),
    headers: { "X-Fragment": id },
    signal: AbortSignal.timeout?.(patience) ?? null,
  });
  if (answer.status === 401) throw new SessionEnded();
  const text = await answer.text();
  if (answer.headers.has("x-refused")) throw new Refused(text);
  const part = new DOMParser().parseFromString(text, "text/html").getElementById(id);
  const hasForm = part?.querySelector("form[data-draft]");
  const isSameScreen = hasForm && part?.dataset.screen === around?.dataset.screen;
  if (!isSameScreen && answer.redirected && answer.ok) throw new RedirectedAway(answer.url);
  if (!part || !hasForm) throw new Error(`${answer.url}: ${answer.status}, without #${id}`);
  return part;
}
