import { useSite, useWords } from "#app/design/site.tsx";
import { whatsappAddress } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { previewScreenWords } from "./words.ts";

interface Props {
  kind: string;
  slug: string;
  address: string;
  lang: Locale;
  theme?: "light" | "dark" | undefined;
}

/** At the width of a phone. Runs no scripts and sends no forms; its links open in a new tab. */
export function PreviewFrame({ kind, slug, address, lang, theme }: Props) {
  const { link } = useSite();
  const t = useWords(previewScreenWords);
  const id = theme ? `in-${lang}-${theme}` : `in-${lang}`;
  const title = theme ? `${t.inLanguage[lang]}, ${t.onScreen[theme]}` : t.inLanguage[lang];
  const source = `${link("/office/preview")}?${new URLSearchParams({ kind, slug, address, lang })}`;
  return (
    <section className="preview" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <iframe
        src={source}
        title={title}
        className={theme}
        width="360"
        height="640"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
      <p>
        <a href={source} target="_blank" rel="noreferrer">
          {t.full}
          <span className="sr-only">
            : {t.inLanguage[lang]}, {t.opensInTab}
          </span>
        </a>
      </p>
    </section>
  );
}

interface PlacesProps {
  slug: string;
  addresses: string[];
  address: string;
}

export function PreviewPlaces({ slug, addresses, address }: PlacesProps) {
  const { t: site } = useSite();
  const t = useWords(previewScreenWords);
  const names: Record<string, string> = site.pages;
  return (
    <nav className="preview-places" aria-label={t.where}>
      <h2>{t.where}</h2>
      <ul>
        {addresses.map((each) => (
          <li key={each}>
            <a href={`?${new URLSearchParams({ address: each })}`} aria-current={each === address ? "true" : undefined}>
              {each.endsWith(slug) ? t.ownPage : (names[each] ?? each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function WhatsAppPart({ text, isPublic }: { text: string; isPublic: boolean }) {
  const t = useWords(previewScreenWords);
  return (
    <section className="card" id="whatsapp" aria-labelledby="whatsapp-title">
      <h2 id="whatsapp-title">{t.whatsApp}</h2>
      {!isPublic && <p>{t.whatsAppHelp}</p>}
      <label htmlFor="whatsapp-text">{t.message}</label>
      <textarea id="whatsapp-text" readOnly rows={text.split("\n").length + 1} defaultValue={text} />
      <p className="actions">
        {/* Without script it leads to the text, which can be selected. */}
        <a className="button" href="#whatsapp-text" data-open="copy" data-copied={t.copied}>
          {t.copy}
        </a>
        {isPublic && (
          <a className="button quiet-button" href={whatsappAddress(text)} target="_blank" rel="noreferrer">
            {t.send}
          </a>
        )}
        <span role="status" />
      </p>
    </section>
  );
}
