import { shrinkPicture } from "#app/ui/in-place/shrunk.ts";

/** The texts for these states are in `data-uploads`; the result itself is a text from the server. */
type State = "waiting" | "sending" | "unsent" | "again";

/** Milliseconds to wait for a response: a slow network may take long, and the server too. */
const patience = 600_000;

/** The message is the server's text. */
class Refused extends Error {}

interface Item {
  file: File;
  row: HTMLElement;
}

function listBelow(form: HTMLFormElement): HTMLUListElement {
  const found = form.querySelector<HTMLUListElement>("ul.sent-files");
  if (found) return found;
  const told = Object.assign(document.createElement("div"), { role: "status" });
  const list = Object.assign(document.createElement("ul"), { className: "sent-files" });
  told.append(list);
  form.append(told);
  return list;
}

/** @returns the file's line of the response, and the rest of the page as it is then */
async function post(form: HTMLFormElement, { file }: Item, field: string) {
  const body = new FormData(form);
  body.delete(field);
  body.append(field, await shrinkPicture(file), file.name);
  const answer = await fetch(form.action.replace(/#.*/, ""), {
    method: "POST",
    body,
    headers: { "X-Fragment": "files" },
    signal: AbortSignal.timeout(patience),
  });
  if (answer.headers.has("x-refused")) throw new Refused(await answer.text());
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const line = page.querySelector("[data-sent]");
  if (!line) throw new Error();
  // The field's current value: the next file replaces this one.
  const [was, now] = [form, page].map((place) => place.querySelector<HTMLInputElement>("[name=was]"));
  if (was && now) was.value = now.value;
  const back = page.querySelector("[data-back]");
  if (back) document.querySelector("[data-back]")?.replaceWith(back);
  return { line, list: page.querySelector("#files-list")?.closest("section") };
}

/** Each file has its own post: a failed one does not affect the others, and is sent again when the network is back. */
export async function sendFiles(form: HTMLFormElement): Promise<void> {
  const input = form.querySelector<HTMLInputElement>("input[type=file]");
  if (!input || form.ariaBusy) return;
  const words: Record<State, string> = JSON.parse(
    input.closest<HTMLElement>("[data-uploads]")?.dataset.uploads ?? "{}",
  );
  const list = listBelow(form);
  document.querySelector("#files-answer")?.remove();
  const show = ({ row, file }: Item, text: string) => {
    row.replaceChildren(Object.assign(document.createElement("strong"), { textContent: file.name }), " ");
    row.append(Object.assign(document.createElement("span"), { textContent: text }));
  };

  async function send(item: Item) {
    show(item, words.sending);
    try {
      const { line, list: files } = await post(form, item, input?.name ?? "");
      item.row.replaceChildren(...line.childNodes);
      if (files) document.querySelector("#files-list")?.closest("section")?.replaceWith(files);
    } catch (error) {
      show(item, error instanceof Refused ? error.message : words.unsent);
      const again = Object.assign(document.createElement("button"), { type: "button", textContent: words.again });
      again.className = "button quiet-button";
      const retry = () => {
        removeEventListener("online", retry);
        if (again.isConnected) void send(item);
      };
      again.onclick = retry;
      addEventListener("online", retry);
      item.row.append(" ", again);
    }
  }

  const items = [...(input.files ?? [])].map((file) => ({ file, row: list.appendChild(document.createElement("li")) }));
  for (const item of items) show(item, words.waiting);
  input.value = "";
  form.ariaBusy = "true";
  for (const item of items) await send(item);
  form.ariaBusy = null;
}
