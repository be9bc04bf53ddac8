/** WhatsApp by the phone's share sheet; the link on computers (whose sheet seldom has WhatsApp) or if that fails. */
export async function shareByPhone(
  link: HTMLAnchorElement,
  isPhone = matchMedia("(pointer: coarse)").matches,
  { share }: { share?: Navigator["share"] } = navigator,
): Promise<void> {
  const text = new URL(link.href).searchParams.get("text") ?? "";
  try {
    if (!isPhone || !share) throw new Error("There is no such list.");
    await share.call(navigator, { text });
  } catch (error) {
    // Closing the list without choosing an app is no failure.
    if ((error as Error).name !== "AbortError") location.assign(link.href);
  }
}
