import { eraseLeft } from "#app/office/on-device/unsaved-texts.ts";
import { keepScripts, registerWorker } from "#app/site/offline/register-worker.ts";
import { focusBehind, loadStyles, replacePart, sendInPlace, showDrawnDialog } from "#app/ui/in-place/send-form.ts";

if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");

// The boot script imports this file at the first interaction with a form or with a link with `data-open`.
eraseLeft();
addEventListener("submit", sendFilesInTurn, true);
addEventListener("submit", sendInPlace, true);
addEventListener("close", focusBehind, true);
addEventListener("click", showNext);
showDrawnDialog();
document.querySelector<HTMLFormElement>("form[data-send]")?.requestSubmit();
const passkeys = document.querySelectorAll<HTMLFormElement>("form[data-passkey]");
if (passkeys.length > 0)
  void import("#app/people/staff/passkey-client.ts").then(({ offerPasskey }) => passkeys.forEach(offerPasskey));
// Not from pages that the worker leaves alone.
if (import.meta.env.PROD && document.querySelector('script[type="speculationrules"]')) registerWorker().catch(() => {});
// Pages are the same for all visitors, so the page where one came from is added here, for the form without email.
const from = new URLSearchParams(location.search).get("from");
for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href$='/call-me']"))
  if (from) link.search = String(new URLSearchParams({ from }));
const plan = document.querySelector<HTMLElement>("[data-ticks]");
const ticks = plan && import("#app/site/admission/plan/keep-ticks.ts").then(({ keepTicks }) => keepTicks(plan));
ticks?.then(() => keepScripts(true)).catch(() => {});
addEventListener("input", ({ target }) => {
  const input = target as HTMLInputElement;
  if (input.nextElementSibling?.matches("[data-rupees]"))
    void import("#app/office/record-form/amounts-in-words.ts").then(({ sayAmount }) => sayAmount(input));
});
const uploads = () => import("#app/office/files/send-files.ts");
if (document.querySelector("[data-uploads]")) uploads().catch(() => {});
if (document.querySelector("form[data-draft]"))
  void import("#app/office/on-device/on-device.ts").then(({ startOnDevice }) =>
    startOnDevice({ loadStyles, show: replacePart }),
  );

/** If the code for sending cannot be loaded, all files go in one post. */
function sendFilesInTurn(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  // Without a file there is nothing to send separately: the server reports that.
  if (!form.querySelector<HTMLInputElement>("[data-uploads] input")?.files?.length) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  uploads().then(
    ({ sendFiles }) => sendFiles(form),
    () => form.submit(),
  );
}

/** For links that stay on the page, such as a call; not for the click that loads this script. */
function showNext({ target }: Event): void {
  const { then = "" } = (target as Element).closest<HTMLElement>("a[data-then]")?.dataset ?? {};
  document.getElementById(then)?.scrollIntoView();
}

/** Loaded by the boot script at the first interaction, so that pages do not pay for it earlier. */
export async function open(link: HTMLAnchorElement): Promise<void> {
  if (link.dataset.open === "paper") {
    const { openPaper } = await import("#app/ui/overlay/paper-overlay.tsx");
    return openPaper(link);
  }
  if (link.dataset.open === "copy") {
    const { copyText } = await import("#app/office/preview/copy-text.ts");
    return copyText(link, navigator.clipboard);
  }
  if (link.dataset.open === "share") {
    const { shareByPhone } = await import("#app/site/notices/share-by-phone.ts");
    return shareByPhone(link);
  }
  if (link.dataset.open === "save") {
    const { saveFile } = await import("#app/inbox/export/save-file.ts");
    return saveFile(link);
  }
  if (link.dataset.open === "keep") {
    await registerWorker();
    await ticks;
    await keepScripts().catch(() => {});
    return window.location.assign(link.href);
  }
  const { openPictures } = await import("#app/ui/overlay/pictures.tsx");
  return openPictures(link);
}
