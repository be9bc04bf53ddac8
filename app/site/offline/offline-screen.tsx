import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { SmallPage } from "#app/ui/small-page.tsx";
import { words } from "#app/ui/words/words.ts";
import { offlineWords } from "./kept-pages.ts";

interface OfflineScreenProps {
  locale: Locale;
  name: string;
  phone: string | undefined;
  email: string | undefined;
  address: string | undefined;
  hours: string | undefined;
  isSample: boolean;
  style: string;
  texts: string;
}

export function OfflineScreen({
  locale,
  name,
  phone,
  email,
  address,
  hours,
  isSample,
  style,
  texts,
}: OfflineScreenProps) {
  const t = offlineWords[locale];
  return (
    <SmallPage locale={locale} title={`${t.title} · ${name}`} style={style}>
      <header>
        <div>
          <h1>{t.title}</h1>
          <p>{name}</p>
        </div>
      </header>
      <main>
        {isSample && <p>{words[locale].menu.sample}</p>}
        <section className="plain">
          <p>{t.noNetwork}</p>
          {phone && (
            <p>
              <a href={telLink(phone)}>{phone}</a>
            </p>
          )}
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {[address, hours].map((each) => each && <p key={each}>{each}</p>)}
        </section>
        <section className="plain">
          <h2>{t.kept}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, which the worker replaces. */}
          <div dangerouslySetInnerHTML={{ __html: `<!--kept ${texts}-->` }} />
          <p>{t.how}</p>
        </section>
        <p>
          <a href={inLocale("/", locale)}>{words[locale].pages["/"]}</a>
        </p>
      </main>
    </SmallPage>
  );
}
