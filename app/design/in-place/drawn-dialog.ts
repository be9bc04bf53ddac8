/** Makes a dialog that the server rendered open modal, keeping focus and typed text. */
export function showDrawnDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("[data-part] dialog[open]");
  if (dialog === null || dialog.matches(":modal")) return;
  const focused = document.activeElement;
  dialog.removeAttribute("open");
  dialog.showModal();
  if (dialog.contains(focused)) (focused as HTMLElement).focus();
}

/**
 * For the "close" event of a dialog: opens the page of its `data-next`. Without one, focuses the field whose id is the
 * closing button's value; if there is none, the control that opens the dialog again (`data-behind`).
 */
export function focusBehind({ target }: Event): void {
  const { returnValue, dataset } = target as HTMLDialogElement;
  if (dataset.next) location.assign(dataset.next);
  const id = dataset.behind && (returnValue || dataset.behind);
  if (id) document.getElementById(id)?.focus();
}
