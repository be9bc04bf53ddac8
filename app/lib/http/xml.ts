/** XML 1.0 (section 2.2) does not allow these even escaped: control characters, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it finds.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
