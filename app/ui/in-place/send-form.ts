/** Makes a dialog that the server rendered open modal, keeping focus and typed text. */
export function showDrawnDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("[data-part] dialog[open]");
  if (dialog === null || dialog.matches(":modal")) return;
  const focused = document.activeElement;
  dialog.removeAttribute("open");
  dialog.showModal();
  if (dialog.contains(focused)) (focused as HTMLElement).focus();
}

/** On "close": opens `data-next`, or focuses the field that the button names, or the opener (`data-behind`). */
export function focusBehind({ target }: Event): void {
  const { returnValue, dataset } = target as HTMLDialogElement;
  if (dataset.next) location.assign(dataset.next);
  const id = dataset.behind && (returnValue || dataset.behind);
  if (id) document.getElementById(id)?.focus();
}

/** Milliseconds to wait for a response; with a file, longer than the server waits for it (server.ts). */
const responseTimeout = 30_000;
const uploadTimeout = 240_000;

const hasFile = (form: HTMLFormElement) => form.enctype === "multipart/form-data";

const largePicture = "input[data-shrink]";

/** Adds the milliseconds since the page was opened. @throws Refused if a picture stays too large after shrinking */
async function bodyOf(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<URLSearchParams | FormData> {
  const fields = new FormData(form);
  const input = form.querySelector<HTMLInputElement>(largePicture);
  const file = input?.files?.[0];
  if (input && file) {
    const { shrinkPicture: shrunk } = await import("./shrunk.ts");
    const picture = await shrunk(file);
    if (picture.size > Number(input.dataset.largest)) throw new Refused(input.dataset.tooLarge);
    fields.set(input.name, picture, file.name);
  }
  if (button?.name) fields.append(button.name, button.value);
  fields.append("filled", String(Math.round(performance.now())));
  if (hasFile(form)) return fields;
  return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
}

class Refused extends Error {}

/** The session has ended: the response is the sign-in page, which carries the form along. The form stays busy. */
function sendWhole(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<never> {
  if (button?.name) {
    const { name, value } = button;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  HTMLFormElement.prototype.submit.call(form);
  return new Promise(() => {});
}

/**
 * Returns the part rendered by the server, or what replaces the whole page, whatever the status. Follows redirects by
 * loading their page. @throws Refused with the server's message, Error without one.
 */
async function sentPart(form: HTMLFormElement, button: HTMLButtonElement | null, id: string): Promise<HTMLElement> {
  const answer = await fetch(form.action.replace(/#.*/, ""), {
    method: "POST",
    body: await bodyOf(form, button),
    headers: { "X-Fragment": id },
    signal: AbortSignal.timeout?.(hasFile(form) ? uploadTimeout : responseTimeout) ?? null,
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

/** Moves the part's other forms, with their unsent input, into the newly rendered part. */
function keepOthers(sent: HTMLFormElement, old: HTMLElement, part: HTMLElement): void {
  // A part may itself be a fold.
  const folded = (form: Element | null) => form?.closest("details details") ?? form;
  for (const form of old.querySelectorAll("form[id]")) {
    const [kept, drawn] = [folded(form), folded(part.querySelector(`#${CSS.escape(form.id)}`))];
    if (kept && drawn && kept !== drawn && !kept.contains(sent)) drawn.replaceWith(kept);
  }
}

const outcomeIn = (part: HTMLElement) => part.querySelector<HTMLElement>(`#${CSS.escape(part.id)}-answer`);

function showOutcome(outcome: HTMLElement | null): void {
  outcome?.focus({ preventScroll: true });
  outcome?.scrollIntoView({ block: outcome.closest("dialog") ? "nearest" : "start" });
}

/** Nothing is saved yet; everything typed and selected stays. */
function tellUnsaved(old: HTMLElement, part: HTMLElement): void {
  const outcome = outcomeIn(part);
  outcomeIn(old)?.remove();
  const title = old.querySelector("h2");
  if (outcome) (title?.closest("summary") ?? title)?.after(outcome);
  showOutcome(outcome);
}

/** Replaces the part, or the whole page, and anything outside the part that has changed (`data-fresh`). */
export function replacePart(part: HTMLElement, old: HTMLElement): void {
  for (const drawn of part.ownerDocument.querySelectorAll("[data-fresh]"))
    document.getElementById(drawn.id)?.replaceWith(drawn);
  if (part.matches("[data-end]")) old.closest("main")?.replaceChildren(part);
  else old.replaceWith(part);
  const { address } = part.dataset;
  if (address) history.replaceState(history.state, "", address);
  showDrawnDialog();
  showOutcome(outcomeIn(part));
}

/** The browser reports a file that is too large, without sending anything. */
function tooLarge(form: HTMLFormElement): boolean {
  const input = form.querySelector<HTMLInputElement>("input[data-largest]");
  const size = input?.files?.[0]?.size ?? 0;
  if (!input || input.matches(largePicture) || size <= Number(input.dataset.largest)) return false;
  input.setCustomValidity(input.dataset.tooLarge ?? "");
  input.reportValidity();
  input.onchange = () => input.setCustomValidity("");
  return true;
}

function tellFailed(form: HTMLFormElement, error?: Error): void {
  const note = form.querySelector<HTMLElement>("[data-failed]");
  if (note === null) return;
  note.dataset.words ||= note.textContent;
  note.textContent = error instanceof Refused ? error.message : note.dataset.words;
  note.hidden = error === undefined;
}

/**
 * Sends one form at a time, before the boot script's listener changes the button to "Sending...". Forms with
 * `data-draft` are sent by office/on-device.
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
      replacePart(answer, part);
    })
    .catch((error: Error) => {
      // After the boot script's listener, which also runs this late.
      setTimeout(() => {
        giveBack();
        tellFailed(form, error);
        button?.focus();
      });
    });
}
