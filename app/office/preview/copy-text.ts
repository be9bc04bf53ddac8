/** If copying is not allowed, selects the text. */
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
