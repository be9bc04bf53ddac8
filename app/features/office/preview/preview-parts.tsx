import { useSite, useWords } from "#app/design/site.tsx";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { previewScreenWords } from "./words.ts";

interface Props {
  kind: string;
  slug: string;
  address: string;
  lang: Locale;
}

/**
 * A page with the draft, at the width of a phone. It runs no scripts and sends no forms; its links open in a new tab.
 */
export function PreviewFrame({ kind, slug, address, lang }: Props) {
  const { link } = useSite();
  const t = useWords(previewScreenWords);
  const id = `in-${lang}`;
  const source = `${link("/office/preview")}?${new URLSearchParams({ kind, slug, address, lang })}`;
  return (
    <section className="preview" aria-labelledby={id}>
      <h2 id={id}>{t.inLanguage[lang]}</h2>
      <iframe
        src={source}
        title={t.inLanguage[lang]}
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
