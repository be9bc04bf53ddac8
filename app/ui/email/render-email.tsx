import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import type { Palette, Theme } from "#app/ui/appearance/look.ts";
import { usualPalette } from "#app/ui/appearance/palette.server.ts";
import type { EmailContent, Fact, RenderedEmail, Sender } from "./email.ts";

/** The fonts of app/ui/styles/tokens.css that may be installed on the reader's machine. */
const faces: Record<Locale, string> = {
  en: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  mr: '"Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", system-ui, sans-serif',
};

/** For mail programs that do not ignore style sheets. */
const darkColours = ({ paper, card, tint, line, ink, soft, green, ...dark }: Theme): string =>
  `@media (prefers-color-scheme: dark) {
.paper { background-color: ${paper} !important; }
.card { background-color: ${card} !important; border-color: ${line} !important; }
.code { background-color: ${tint} !important; color: ${green} !important; }
.ink { color: ${ink} !important; }
.soft { color: ${soft} !important; }
.line { border-color: ${line} !important; }
.green { color: ${green} !important; }
.button { background-color: ${green} !important; border-color: ${green} !important; color: ${dark["on-green"]} !important; }
}`;

const long: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

const cellWith = (line: string): CSSProperties => ({
  borderTop: `1px solid ${line}`,
  padding: "9px 0",
  fontSize: 16,
  lineHeight: "24px",
  verticalAlign: "top",
});

/** Inline, with the colours of bright screens: many mail programs ignore style sheets. */
function stylesIn({ paper, card, tint, line, ink, soft, green, ...light }: Theme) {
  const cell = cellWith(line);
  return {
    body: { margin: 0, padding: 0, backgroundColor: paper, color: ink },
    preview: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0, fontSize: 1, lineHeight: "1px" },
    paper: { width: "100%", backgroundColor: paper, borderCollapse: "collapse" },
    frame: { padding: "20px 10px" },
    column: { width: "100%", maxWidth: 560, borderCollapse: "collapse" },
    head: { padding: "0 6px 12px", color: green, fontSize: 16, lineHeight: 1.4, fontWeight: 700 },
    card: { padding: "22px 18px", backgroundColor: card, border: `1px solid ${line}`, color: ink },
    words: { margin: "0 0 14px", color: ink, fontSize: 16, lineHeight: 1.55, ...long },
    code: {
      margin: "4px 0 18px",
      padding: "16px 0 16px 7px",
      backgroundColor: tint,
      color: green,
      fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Roboto Mono", "Courier New", monospace',
      fontSize: 34,
      lineHeight: 1.2,
      fontWeight: 700,
      letterSpacing: 7,
      textAlign: "center",
      WebkitUserSelect: "all",
      userSelect: "all",
    },
    facts: { width: "100%", margin: "2px 0 18px", borderCollapse: "collapse", borderBottom: `1px solid ${line}` },
    label: { ...cell, width: "34%", paddingRight: 12, color: soft, fontSize: 14, fontWeight: 400, textAlign: "left" },
    value: { ...cell, color: ink, whiteSpace: "pre-wrap", ...long },
    action: { margin: "4px 0 18px" },
    button: { backgroundColor: green },
    buttonLink: {
      display: "inline-block",
      padding: "12px 20px",
      border: `1px solid ${green}`,
      color: light["on-green"],
      fontSize: 16,
      lineHeight: 1.4,
      fontWeight: 700,
      textDecoration: "none",
    },
    closing: { margin: 0, color: soft, fontSize: 14, lineHeight: 1.55 },
    foot: { padding: "14px 6px 0", color: soft, fontSize: 14, lineHeight: 1.55 },
    phone: { color: green, textDecoration: "none" },
  } satisfies Record<string, CSSProperties>;
}

type MailStyles = ReturnType<typeof stylesIn>;

const postalAddressOf = ({ contact }: Sender): string =>
  [contact.address, contact.district, contact.postcode].filter(Boolean).join(", ");

/** A value of several lines is quoted line by line, so that none can pass for a line of the email. */
const factLine = ([label, value]: readonly [string, string]) =>
  value.includes("\n") ? `${label}:\n${value.replace(/^/gm, "> ")}` : `${label}: ${value}`;

/** The sender follows "-- " (RFC 3676, 4.3). */
function emailText(email: EmailContent, sender: Sender): string {
  const { greeting, opening, code, facts, paragraphs, link, closing } = email;
  const blocks = [
    greeting,
    ...opening,
    code,
    facts?.map(factLine).join("\n"),
    ...paragraphs,
    link && `${link.label}:\n${link.address}`,
    closing,
    ["-- ", sender.name, postalAddressOf(sender), sender.contact.phone].filter(Boolean).join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function Facts({ facts, styles }: { facts: Fact[]; styles: MailStyles }) {
  return (
    <table className="line" width="100%" cellPadding={0} cellSpacing={0} style={styles.facts}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="soft line" style={styles.label}>
              {label}
            </th>
            <td dir="auto" className="ink line" style={styles.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Words = ({ words, styles }: { words: string[]; styles: MailStyles }) =>
  words.map((text) => (
    <p key={text} className="ink" style={styles.words}>
      {text}
    </p>
  ));

function Body({ email, styles }: { email: EmailContent; styles: MailStyles }) {
  const { greeting, opening, code, facts, paragraphs, link, closing } = email;
  return (
    <>
      {greeting && <Words words={[greeting]} styles={styles} />}
      <Words words={opening} styles={styles} />
      {code && (
        <p className="code" style={styles.code}>
          {code}
        </p>
      )}
      {facts && <Facts facts={facts} styles={styles} />}
      <Words words={paragraphs} styles={styles} />
      {link && (
        <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.action}>
          <tbody>
            <tr>
              <td className="button" style={styles.button}>
                <a href={link.address} className="button" style={styles.buttonLink}>
                  {link.label}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      )}
      <p className="soft" style={styles.closing}>
        {closing}
      </p>
    </>
  );
}

interface Props {
  email: EmailContent & { subject: string };
  sender: Sender;
  palette: Palette;
}

/** Laid out with tables, since Outlook ignores widths of other elements. */
function EmailPage({ email, sender, palette }: Props) {
  const { name, contact } = sender;
  const styles = stylesIn(palette.light);
  const fontFamily = faces[email.locale];
  return (
    <html lang={email.locale} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{email.subject}</title>
        <style>{darkColours(palette.dark)}</style>
      </head>
      <body className="paper" style={styles.body}>
        <div style={styles.preview}>{email.opening[0]}</div>
        <table role="presentation" className="paper" width="100%" cellPadding={0} cellSpacing={0} style={styles.paper}>
          <tbody>
            <tr>
              <td align="center" style={styles.frame}>
                <table
                  role="presentation"
                  lang={email.locale}
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ ...styles.column, fontFamily }}
                >
                  <tbody>
                    <tr>
                      <td className="green" style={{ ...styles.head, fontFamily }}>
                        {name}
                      </td>
                    </tr>
                    <tr>
                      <td className="card" style={{ ...styles.card, fontFamily }}>
                        <Body email={email} styles={styles} />
                      </td>
                    </tr>
                    <tr>
                      <td className="soft" style={{ ...styles.foot, fontFamily }}>
                        {name}
                        <br />
                        {postalAddressOf(sender)}
                        <br />
                        {contact.phone && (
                          <a href={telLink(contact.phone)} className="green" style={styles.phone}>
                            {contact.phone}
                          </a>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

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
