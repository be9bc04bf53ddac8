import { focusBehind, showDrawnDialog } from "./design/in-place/drawn-dialog.ts";
import { loadStyles, sendInPlace, show } from "./design/in-place/send-form.ts";

if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");

// The boot script imports this file at the first interaction with a form or with a link with `data-open`.
addEventListener("submit", sendFilesInTurn, true);
addEventListener("submit", sendInPlace, true);
addEventListener("close", focusBehind, true);
addEventListener("click", showNext);
showDrawnDialog();
document.querySelector<HTMLFormElement>("form[data-send]")?.requestSubmit();
const passkeys = document.querySelectorAll<HTMLFormElement>("form[data-passkey]");
if (passkeys.length > 0)
  void import("./features/staff/second-step/passkey-client.ts").then(({ offerPasskey }) =>
    passkeys.forEach(offerPasskey),
  );
const uploads = () => import("./features/office/files/send-files.ts");
if (document.querySelector("[data-uploads]")) uploads().catch(() => {});
if (document.querySelector("form[data-draft]"))
  void import("./features/office/on-device/on-device.ts").then(({ startOnDevice }) =>
    startOnDevice({ loadStyles, show }),
  );

/** A form of the office that takes several files sends each by itself; without the code for that, all in one post. */
function sendFilesInTurn(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  // Without a file there is nothing to send in turn: the server says so.
  if (!form.querySelector<HTMLInputElement>("[data-uploads] input")?.files?.length) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  uploads().then(
    ({ sendFiles }) => sendFiles(form),
    () => form.submit(),
  );
}

/**
 * After a link that leaves the page where it is, such as one that calls, shows what is done next on it; not after the
 * first touch of a page, which loads this.
 */
function showNext({ target }: Event): void {
  const { then = "" } = (target as Element).closest<HTMLElement>("a[data-then]")?.dataset ?? {};
  document.getElementById(then)?.scrollIntoView();
}

/**
 * Opens the target of a link with `data-open` over the page: a PDF, or the pictures of a gallery; or copies the text, or
 * saves the file, that it leads to. The boot script loads it at the first interaction, so that no page pays for it earlier.
 */
export async function open(link: HTMLAnchorElement): Promise<void> {
  if (link.dataset.open === "paper") {
    const { openPaper } = await import("./design/overlay/paper-overlay.tsx");
    return openPaper(link);
  }
  if (link.dataset.open === "copy") {
    const { copyText } = await import("./features/office/preview/copy-text.ts");
    return copyText(link, navigator.clipboard);
  }
  if (link.dataset.open === "save") {
    const { saveFile } = await import("./features/inbox/export/save-file.ts");
    return saveFile(link);
  }
  const { openPictures } = await import("./design/overlay/pictures.tsx");
  return openPictures(link);
}
