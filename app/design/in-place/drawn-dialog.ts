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
