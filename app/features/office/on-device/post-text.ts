import { type Fields, isOwn } from "./form-fields.ts";

/** The session has ended, or another person's has begun. */
export class Ended extends Error {}

/** Why the server refused a form, in its own words. */
export class Refused extends Error {}

/** The server has taken the form and leads to another page. */
export class Elsewhere extends Error {
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
}

/** How long an answer is waited for, in milliseconds. */
const patience = 30_000;

/**
 * Posts a record's form and gives its part as the server draws it, whatever the status.
 * @throws Ended, Elsewhere, Refused with the sentence of the server, Error where nobody knows whether it arrived
 */
export async function postText(form: HTMLFormElement, fields: Fields, intent: string): Promise<HTMLElement> {
  const id = form.closest("[data-part]")?.id ?? "";
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
  if (!hasForm && answer.redirected && answer.ok) throw new Elsewhere(answer.url);
  if (!part || !hasForm) throw new Error(`${answer.url}: ${answer.status}, without #${id}`);
  return part;
}
