/** Makes the dialog that the server drew open a modal one, with the focus and the typing where they were. */
export function showDrawnDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("[data-part] dialog[open]");
  if (dialog === null || dialog.matches(":modal")) return;
  const focused = document.activeElement;
  dialog.removeAttribute("open");
  dialog.showModal();
  if (dialog.contains(focused)) (focused as HTMLElement).focus();
}

/**
 * After a dialog is closed, the page it leads to is opened; or the focus goes to the field that the closing button
 * names by its value, or by any other way of closing to where the dialog can be opened again.
 */
export function focusBehind({ target }: Event): void {
  const { returnValue, dataset } = target as HTMLDialogElement;
  if (dataset.next) location.assign(dataset.next);
  const id = dataset.behind && (returnValue || dataset.behind);
  if (id) document.getElementById(id)?.focus();
}
