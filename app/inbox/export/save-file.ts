/** Rendered by the server; `{done}` and `{all}` stand for kilobytes. */
export interface SavingWords {
  making: string;
  loading: string;
  saved: string;
  broken: string;
  /** The BCP 47 tag for formatting the figures. */
  tag: string;
}

/** Milliseconds between two announcements of figures, as a screen reader speaks each one. */
const between = 5000;

let isUnderWay = false;

async function bytesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, tell: (done: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let done = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    done += part.value.length;
    tell(done);
  }
  return new Blob(parts);
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/**
 * An answer that is no file, such as the sign-in screen, is opened as a page.
 * @throws Error when the server cannot be reached
 */
export async function saveFile(link: HTMLAnchorElement): Promise<void> {
  const place = document.getElementById("export-progress");
  const [line, bar] = [place?.querySelector("p"), place?.querySelector("progress")];
  if (isUnderWay || !line || !bar) return;
  const words: SavingWords = JSON.parse(link.dataset.words ?? "{}");
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1000).toLocaleString(words.tag);
  let outcome = "";
  isUnderWay = true;
  bar.hidden = false;
  bar.removeAttribute("value");
  line.textContent = words.making;
  try {
    const answer = await fetch(link.href);
    const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    if (!answer.ok || !answer.body || !name) return location.assign(link.href);
    const all = Number(answer.headers.get("content-length"));
    let toldAt = 0;
    const file = await bytesOf(answer.body, (done) => {
      if (!all) return;
      Object.assign(bar, { max: all, value: done });
      if (Date.now() - toldAt < between) return;
      toldAt = Date.now();
      line.textContent = words.loading.replace("{done}", kilobytes(done)).replace("{all}", kilobytes(all));
    }).catch(() => undefined);
    if (file) save(file, name);
    outcome = file ? words.saved : words.broken;
  } finally {
    line.textContent = outcome;
    bar.hidden = true;
    isUnderWay = false;
  }
}
