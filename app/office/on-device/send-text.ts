import { changedNames, type Fields, fill, formFieldsOf, isFormMetadata, ownValue, setOwnValue } from "./form-fields.ts";
import { formState, keepNow, noteRendered, recordForm, showState, storageKeyOf } from "./form-state.ts";
import { removeText } from "./unsaved-texts.ts";

/** The session has ended, or another person has signed in. */
class SessionEnded extends Error {}

/** The message is the server's text. */
class Refused extends Error {}

class RedirectedAway extends Error {
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
async function postText(form: HTMLFormElement, fields: Fields, intent: string): Promise<HTMLElement> {
  const around = form.closest<HTMLElement>("[data-part]");
  const id = around?.id ?? "";
  const own = [...new FormData(form)]
    .filter(([name]) => isFormMetadata(name))
    .map(([name, value]) => [name, String(value)]);
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

/** Intents that save the draft first. If they could not be sent, only saving is repeated. */
const isSaving = (intent: string) => /^(save|publish|schedule|files|preview)\b/.test(intent);

/** Intents after which typing may go on: neither rows nor the page change. */
const staysAsItIs = (intent: string) => /^(save|publish|schedule)\b/.test(intent);

interface How {
  isQuiet?: boolean;
  /** Fields to send instead of the form's current ones. */
  fields?: Fields;
}

const formIn = (part: HTMLElement) => part.querySelector<HTMLFormElement>("form[data-draft]");

/** Whether the server saved what was sent, and nothing that the form does not show. */
const isSavedAs = (drawn: HTMLFormElement, sent: Fields) =>
  !("unsaved" in drawn.dataset) && changedNames(formFieldsOf(drawn), sent).length === 0;

/** A new record was named after its kind until now. */
function nameScreen({ dataset: { heading } }: HTMLElement): void {
  const title = document.querySelector("main h1");
  if (heading && title) title.textContent = heading;
}

/** Updates hidden fields without changing what is typed or focused. */
function adopt(form: HTMLFormElement, part: HTMLElement, drawn: HTMLFormElement, sent: Fields): void {
  removeText(storageKeyOf(form));
  for (const name of ["slug", "version", "edition", "key"]) setOwnValue(form, name, ownValue(drawn, name));
  form.dataset.draft = drawn.dataset.draft;
  formState.stored = sent;
  if (part.dataset.address) history.replaceState(history.state, "", part.dataset.address);
  nameScreen(part);
}

async function showRendered(form: HTMLFormElement, part: HTMLElement, drawn: HTMLFormElement, before: Fields) {
  await formState.inPlace?.loadStyles(part);
  const old = form.closest<HTMLElement>("[data-part]");
  const now = formFieldsOf(form);
  removeText(storageKeyOf(form));
  if (old) formState.inPlace?.show(part, old);
  nameScreen(part);
  noteRendered(drawn);
  fill(drawn, now, changedNames(before, now));
}

/**
 * After a lost response, saves the text sent then, unless it arrived. @returns false if the response had to be shown
 */
async function settle(form: HTMLFormElement): Promise<boolean> {
  const { lost } = formState;
  if (!lost || changedNames(lost.fields, formFieldsOf(form)).length === 0) return true;
  const part = await postText(form, lost.fields, "save");
  const drawn = formIn(part) as HTMLFormElement;
  formState.lost = undefined;
  if (isSavedAs(drawn, lost.fields)) {
    adopt(form, part, drawn, lost.fields);
    return true;
  }
  await showRendered(form, part, drawn, lost.fields);
  return false;
}

async function sendOnce(form: HTMLFormElement, intent: string, { isQuiet, fields }: How): Promise<void> {
  if (!(await settle(form))) return;
  const before = formFieldsOf(form);
  const sent = fields ?? before;
  if (isSaving(intent)) formState.lost = { key: ownValue(form, "key"), fields: sent };
  keepNow();
  const part = await postText(form, sent, intent);
  const drawn = formIn(part) as HTMLFormElement;
  formState.lost = undefined;
  if (isQuiet && isSavedAs(drawn, sent)) adopt(form, part, drawn, sent);
  else await showRendered(form, part, drawn, before);
}

function tellFailed(error: unknown, intent: string): void {
  const isEnded = error instanceof SessionEnded;
  const isRefused = error instanceof Refused;
  formState.waits = isRefused || !isSaving(intent) ? undefined : isEnded ? "session" : "network";
  if (isRefused) showState({ sentence: error.message });
  else if (isEnded) showState("ended");
  else showState(!isSaving(intent) ? "unsentOther" : intent === "save" ? "unsent" : "unsentPublish");
}

/** Sends one request at a time, without losing any text. @returns whether there was a response */
export async function sendText(intent: string, how: How = {}): Promise<boolean> {
  const form = recordForm();
  if (!form || formState.isSending) return false;
  formState.isSending = true;
  // Otherwise what is typed before the answer could end up in the wrong row, or be lost with the page.
  form.inert = !staysAsItIs(intent);
  showState("sending");
  try {
    await sendOnce(form, intent, how);
    Object.assign(formState, { isSending: false, waits: undefined });
    const drawn = recordForm();
    // An empty form of a new record is not saved.
    if (keepNow() && isSaving(intent)) showState(drawn && ownValue(drawn, "slug") === "" ? "none" : "saved");
    return true;
  } catch (error) {
    formState.isSending = false;
    if (error instanceof RedirectedAway) {
      Object.assign(formState, { stored: formFieldsOf(form), lost: undefined, waits: undefined });
      keepNow();
      location.assign(error.address);
      return false;
    }
    tellFailed(error, intent);
    keepNow();
    return false;
  } finally {
    form.inert = false;
  }
}

/** Saves what could not be sent, once the network or the session is back. Never publishes. */
export function sendAgain(after: "network" | "session"): void {
  if (formState.waits === after) void sendText("save", { isQuiet: true });
}
