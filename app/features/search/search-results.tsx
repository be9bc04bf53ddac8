import { Phone } from "#app/design/inline.tsx";
import { MainPages } from "#app/design/main-pages.tsx";
import { Numbers } from "#app/design/numbers.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { ExcerptPiece } from "./excerpt.ts";
import type { SearchHit, SearchAnswer } from "./search-index.ts";
import { searchWords } from "./words.ts";

interface SearchResultsProps {
  typed: string;
  answer: SearchAnswer;
}

export function SearchResults({ typed, answer: { found, total, hasAllWords, others } }: SearchResultsProps) {
  const { institute, locale } = useSite();
  const t = useWords(searchWords);
  const digits = (value: number) => formatDigits(value, locale);
  return (
    <>
      <Section title={total > 0 ? t.found(digits(total), total === 1, typed) : t.none(typed)}>
        {total === 0 && (
          <p>
            {t.tryThis} {t.call} <Phone /> {institute.hours.office && `(${institute.hours.office})`}
          </p>
        )}
        {!hasAllWords && <p className="quiet">{t.someWords}</p>}
        <ResultList found={found} />
        {total > found.length && <p className="quiet">{t.best(digits(found.length))}</p>}
      </Section>
      {others.map(({ locale, found }) => (
        <Section key={locale} title={t.inOther}>
          <ResultList found={found} lang={locale} />
        </Section>
      ))}
      {total === 0 && <MainPages />}
    </>
  );
}

function ResultList({ found, lang }: { found: SearchHit[]; lang?: Locale }) {
  const t = useWords(searchWords);
  return (
    <ol className="results">
      {found.map(({ kind, title, excerpt, address }) => (
        <li key={`${kind} ${address} ${title.map(({ text }) => text).join("")}`}>
          <a href={address} lang={lang}>
            <Pieces pieces={title} />
          </a>{" "}
          {kind !== "page" && <small>{t.kinds[kind]}</small>}
          {excerpt.length > 0 && (
            <p lang={lang}>
              <Pieces pieces={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { pieces: ExcerptPiece[] }) {
  let at = 0;
  return pieces.map(({ text, isMarked }) => {
    at += text.length;
    return isMarked ? <mark key={at}>{text}</mark> : <Numbers key={at}>{text}</Numbers>;
  });
}
