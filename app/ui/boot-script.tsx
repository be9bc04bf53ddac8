import bootScript from "virtual:boot-script";

/** The one inline script of every page; the content security policy names it by its hash. */
export { bootScript };

/** Draws the boot script; `entry` is the address of the code that it fetches when a paper or picture is opened. */
export function BootScript({ entry }: { entry: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, known at build time
  return <script data-entry={entry} dangerouslySetInnerHTML={{ __html: bootScript }} />;
}
