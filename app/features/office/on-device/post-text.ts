import { type Fields, isOwn } from "./form-fields.ts";

/** The session has ended, or another person has signed in. */
export class Ended extends Error {}

/** The server refused a form; the message is its text. */
export class Refused extends Error {}

/** The server has accepted the form and redirects to another page. */
export class Elsewhere extends Error {
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
}

/** How long to wait for a response, in milliseconds. */
const patience = 30_000;

/**
 * Posts a record's form. @returns the part of the page that the server renders, whatever the status
 * @throws Ended, Elsewhere, Refused with the server's text, or Error if it is unknown whether it arrived
 */
export async function postText(form: HTMLFormElement, fields: Fields, intent: string): Promise<HTMLElement> {
  const around = form.closest<HTMLElement>("[data-part]");
  const id = around?.id ?? "";
  const own = [...new FormData(form)].filter(([name]) => isOwn(name)).map(([name, value]) => [name, String(value)]);
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
  if (answer.status === 401) throw new Ended();
  const text = await answer.text();
  if (answer.headers.has("x-refused")) throw new Refused(text);
  const part = new DOMParser().parseFromString(text, "text/html").getElementById(id);
  const hasForm = part?.querySelector("form[data-draft]");
  const isSameScreen = hasForm && part?.dataset.screen === around?.dataset.screen;
  if (!isSameScreen && answer.redirected && answer.ok) throw new Elsewhere(answer.url);
  if (!part || !hasForm) throw new Error(`${answer.url}: ${answer.status}, without #${id}`);
  return part;
}
