import { renderToStaticMarkup } from "react-dom/server";
import type { Palette } from "#app/platform/appearance/look.ts";
import { usualPalette } from "#app/platform/appearance/palette.server.ts";
import type { EmailContent, RenderedEmail, Sender } from "./email.ts";
import { EmailPage } from "./email-page.tsx";
import { emailText } from "./email-text.ts";

const subjectLength = 150;
const graphemes = new Intl.Segmenter();

/** One line, no text direction, no encoded words (RFC 5322, 2.2; RFC 2047), whatever a name contains. */
function oneLine(text: string): string {
  const line = text
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
  if (line.length <= subjectLength) return line;
  let cut = "";
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length >= subjectLength) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

export function renderEmail(email: EmailContent, sender: Sender, palette: Palette = usualPalette): RenderedEmail {
  const { subject: given } = email;
  const subject = oneLine(typeof given === "string" ? given : given(sender.shortName));
  const html = renderToStaticMarkup(<EmailPage email={{ ...email, subject }} sender={sender} palette={palette} />);
  return { subject, html: `<!doctype html>${html}`, text: emailText(email, sender) };
}
