/** Copies the text of the field that a link points to; if copying is not allowed, selects it. */
export async function copyText(link: HTMLAnchorElement, clipboard: Pick<Clipboard, "writeText"> | undefined) {
  const field = document.querySelector<HTMLTextAreaElement>(link.hash);
  if (!field) return;
  try {
    if (!clipboard) throw new Error("There is no clipboard without https.");
    await clipboard.writeText(field.value);
    const told = link.parentElement?.querySelector<HTMLElement>("[role=status]");
    if (told) told.textContent = link.dataset.copied ?? "";
  } catch {
    field.focus();
    field.select();
  }
}
