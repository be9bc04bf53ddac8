import type { Palette } from "#app/platform/appearance/look.ts";
import { telLink } from "#app/platform/i18n/phone.ts";
import type { EmailContent, Fact, Sender } from "./email.ts";
import { darkColours, faces, type MailStyles, stylesIn } from "./email-styles.ts";
import { postalAddressOf } from "./email-text.ts";

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
export function EmailPage({ email, sender, palette }: Props) {
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
