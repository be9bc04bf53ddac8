import { getAnswer, sentBytes } from "../scripts/measure/answer.ts";
import { atMost, type Row } from "./table.ts";
import { scriptsIn } from "./tags.ts";

/** Kilobytes of gzip for all office scripts: amounts in words, unsaved texts, uploads, passkeys, downloads. */
const officeBudget = 8;

/** The size of the office's own scripts; the entry shared by all pages imports each part where it is needed. */
export async function officeScripts(url: string): Promise<Row[]> {
  const { text: page } = await getAnswer(url);
  const entry = scriptsIn(page).find(({ attributes }) => attributes["data-entry"])?.attributes["data-entry"] ?? "";
  const address = new URL(entry, url).href;
  const { text } = await getAnswer(address);
  const parts = new Set(
    text.match(/\b(amounts-in-words|on-device|send-files|passkey-client|save-file)-[\w-]{1,20}\.js/g),
  );
  if (parts.size !== 5) throw new Error(`The entry has other parts for the office: ${[...parts].join(", ")}.`);
  const sizes = await Promise.all([...parts].map((part) => sentBytes(new URL(part, address).href, "gzip")));
  const bytes = sizes.reduce((sum, each) => sum + each, 0);
  return [atMost("script of the office, gzip: all its parts", Math.round(bytes / 102.4) / 10, officeBudget, "KB")];
}
