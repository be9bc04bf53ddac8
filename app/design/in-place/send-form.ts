import { showDrawnDialog } from "./drawn-dialog.ts";

/** How long an answer is waited for, in milliseconds; to a file longer than the server waits for it (server.ts). */
const patience = 30_000;
const patienceWithFile = 240_000;

const hasFile = (form: HTMLFormElement) => form.enctype === "multipart/form-data";

/** What a form sends, with the button that sent it and the milliseconds since the page was opened. */
function bodyOf(form: HTMLFormElement, button: HTMLButtonElement | null): URLSearchParams | FormData {
  const fields = new FormData(form);
  if (button?.name) fields.append(button.name, button.value);
  fields.append("filled", String(Math.round(performance.now())));
  if (hasFile(form)) return fields;
  return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
}

/** Why the server refused a form, in its own words. */
class Refused extends Error {}

/**
 * Posts a form as without script: the session has ended, and the answer is the sign-in screen, which keeps what was sent.
 * Nothing failed: the form stays busy until the page is left.
 */
function sendWhole(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<never> {
  if (button?.name) {
    const { name, value } = button;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  HTMLFormElement.prototype.submit.call(form);
  return new Promise(() => {});
}

/**
 * Posts a form and gives the part as the server draws it, or what ends the whole page, whatever the status. Follows a
 * redirect to another page with the whole page.
 * @throws Refused with the sentence that the server gives in its place, Error without any.
 */
async function sentPart(form: HTMLFormElement, button: HTMLButtonElement | null, id: string): Promise<HTMLElement> {
  const answer = await fetch(form.action.replace(/#.*/, ""), {
    method: "POST",
    body: bodyOf(form, button),
    headers: { "X-Fragment": id },
    signal: AbortSignal.timeout?.(hasFile(form) ? patienceWithFile : patience) ?? null,
  });
  if (answer.headers.has("x-refused")) throw new Refused(await answer.text());
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const isElsewhere = answer.redirected && new URL(answer.url).pathname !== new URL(form.action).pathname;
  const part = isElsewhere ? null : (page.getElementById(id) ?? page.querySelector<HTMLElement>("[data-end]"));
  if (part === null && answer.redirected) {
    location.assign(answer.url);
    // Nothing failed: the form stays busy until the page is left.
    return new Promise(() => {});
  }
  if (part === null && answer.status === 401 && !hasFile(form)) return sendWhole(form, button);
  if (part === null) throw new Error(`${answer.url}: ${answer.status}, without #${id}`);
  return part;
}

/** Loads the style sheets that come with a part; one that cannot be had is done without. */
export const loadStyles = (part: HTMLElement): Promise<unknown> =>
  Promise.all(
    [...part.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
      (sheet) =>
        new Promise((done) => {
          const link = document.createElement("link");
          Object.assign(link, { rel: "stylesheet", href: sheet.href, onload: done, onerror: done });
          sheet.remove();
          document.head.append(link);
        }),
    ),
  );

/** Moves the part's other forms, with what is typed into them and not sent, into the part as the server has drawn it now. */
function keepOthers(sent: HTMLFormElement, old: HTMLElement, part: HTMLElement): void {
  // A part may be a fold itself.
  const folded = (form: Element | null) => form?.closest("details details") ?? form;
  for (const form of old.querySelectorAll("form[id]")) {
    const [kept, drawn] = [folded(form), folded(part.querySelector(`#${CSS.escape(form.id)}`))];
    if (kept && drawn && kept !== drawn && !kept.contains(sent)) drawn.replaceWith(kept);
  }
}

const outcomeIn = (part: HTMLElement) => part.querySelector<HTMLElement>(`#${CSS.escape(part.id)}-answer`);

/** Shows the outcome with the focus on it. */
function showOutcome(outcome: HTMLElement | null): void {
  outcome?.focus({ preventScroll: true });
  outcome?.scrollIntoView({ block: outcome.closest("dialog") ? "nearest" : "center" });
}

/** Tells in the part, as it stands, that nothing is saved yet: all that is typed and chosen stays. */
function tellUnsaved(old: HTMLElement, part: HTMLElement): void {
  const outcome = outcomeIn(part);
  outcomeIn(old)?.remove();
  const title = old.querySelector("h2");
  if (outcome) (title?.closest("summary") ?? title)?.after(outcome);
  showOutcome(outcome);
}

/**
 * Puts the answer in the place of the part, or of all there is, and what else the part has changed in its place; focus goes
 * to what tells the outcome.
 */
export function show(part: HTMLElement, old: HTMLElement): void {
  for (const drawn of part.ownerDocument.querySelectorAll("[data-fresh]"))
    document.getElementById(drawn.id)?.replaceWith(drawn);
  if (part.matches("[data-end]")) old.closest("main")?.replaceChildren(part);
  else old.replaceWith(part);
  const { address } = part.dataset;
  if (address) history.replaceState(history.state, "", address);
  showDrawnDialog();
  showOutcome(outcomeIn(part));
}

/** Whether a chosen file is larger than is taken; then the browser says so, and nothing is sent for nothing. */
function tooLarge(form: HTMLFormElement): boolean {
  const input = form.querySelector<HTMLInputElement>("input[data-largest]");
  const size = input?.files?.[0]?.size ?? 0;
  if (!input || size <= Number(input.dataset.largest)) return false;
  input.setCustomValidity(input.dataset.tooLarge ?? "");
  input.reportValidity();
  input.onchange = () => input.setCustomValidity("");
  return true;
}

/** Tells in the form why it was not sent: in the words of the server, or in its own where no server has answered. */
function tellFailed(form: HTMLFormElement, error?: Error): void {
  const note = form.querySelector<HTMLElement>("[data-failed]");
  if (note === null) return;
  note.dataset.words ||= note.textContent;
  note.textContent = error instanceof Refused ? error.message : note.dataset.words;
  note.hidden = error === undefined;
}

/**
 * Sends a form of a part in place, so that the page stays: one at a time, and what was typed is never lost. It listens
 * before the boot script does, which says "Sending..." on the button. Forms with `data-draft` are sent by
 * features/office/on-device.
 */
export function sendInPlace(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const part = form.closest<HTMLElement>("[data-part]");
  if (part === null || form.method !== "post" || "draft" in form.dataset) return;
  event.preventDefault();
  if (part.ariaBusy || tooLarge(form)) {
    event.stopImmediatePropagation();
    return;
  }
  const button = event.submitter as HTMLButtonElement | null;
  const label = button?.textContent ?? null;
  /** Lets the form be sent once more. */
  const giveBack = () => {
    part.ariaBusy = null;
    if (button === null) return;
    button.textContent = label;
    button.disabled = false;
  };
  tellFailed(form);
  part.ariaBusy = "true";
  sentPart(form, button, part.id)
    .then(async (answer) => {
      await loadStyles(answer);
      if ("unsaved" in answer.dataset) {
        giveBack();
        tellUnsaved(part, answer);
        return;
      }
      if ("keeps" in part.dataset) keepOthers(form, part, answer);
      show(answer, part);
    })
    .catch((error: Error) => {
      // After the boot script's own turn, which comes as late as this.
      setTimeout(() => {
        giveBack();
        tellFailed(form, error);
        button?.focus();
      });
    });
}
