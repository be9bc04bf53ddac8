import { inLocale, localeNames, locales } from "#app/lib/i18n/locale.ts";
import { recordAddressOf } from "#app/office/records/record-view.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import { certificateWords } from "./certificate-words.ts";

export function CertificateLinks({ kind, slug }: { kind: string; slug: string }) {
  const { locale } = useSite();
  const t = useWords(certificateWords);
  const ownFirst = locales.toSorted((one) => (one === locale ? -1 : 1));
  return (
    <section aria-labelledby="certificate">
      <h2 id="certificate">{t.title}</h2>
      <p className="quiet">{t.help}</p>
      <ul className="link-rows">
        {ownFirst.map((each) => (
          <li key={each}>
            <a href={`${inLocale(recordAddressOf(kind, slug), each)}/certificate`}>{t.link(localeNames[each])}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
