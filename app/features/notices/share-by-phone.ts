/**
 * Opens the phone's own list of apps with the message of a link to WhatsApp; elsewhere, and where it fails, follows the link.
 * @param isPhone whether it is a phone or a tablet: on computers that list seldom has WhatsApp
 */
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
