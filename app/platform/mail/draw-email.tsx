import { renderToStaticMarkup } from "react-dom/server";
import type { DrawnLetter, Letter, Sender } from "./email.ts";
import { LetterPage } from "./email-page.tsx";
import { writeLetter } from "./email-text.ts";

const subjectLength = 150;
const graphemes = new Intl.Segmenter();

/**
 * Whatever stands in a name, a subject is one line (RFC 5322, section 2.2), short enough to be read, no sign in it turns
 * the direction of what follows, and nothing in it is read as an encoded word (RFC 2047), which could bring all that back.
 */
function oneLine(text: string): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
  if (line.length <= subjectLength) return line;
  let kept = "";
  for (const { segment } of graphemes.segment(line)) {
    if (kept.length + segment.length >= subjectLength) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** A letter as mail: one line of subject, the page in HTML with nothing fetched from anywhere, and the same as text. */
export function drawLetter(letter: Letter, sender: Sender): DrawnLetter {
  const subject = oneLine(letter.subject);
  const html = renderToStaticMarkup(<LetterPage letter={{ ...letter, subject }} sender={sender} />);
  return { subject, html: `<!doctype html>${html}`, text: writeLetter(letter, sender) };
}
