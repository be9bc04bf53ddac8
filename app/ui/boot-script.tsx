import bootScript from "./boot-script.js?minified";
import { useSite } from "./site.tsx";

/** The only inline script, on every page; the content security policy allows it by its hash. */
export { bootScript };

export function BootScript() {
  const { entry } = useSite();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, known at build time
  return <script data-entry={entry} dangerouslySetInnerHTML={{ __html: bootScript }} />;
}
