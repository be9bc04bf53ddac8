import { useSite, useWords } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { measures, type YearResult } from "./schema.ts";
import { studentLifeWords } from "./words.ts";

/** Shown before there are results: what will be counted, and that it will be published whatever it is. */
function WhatIsCounted() {
  const { institute } = useSite();
  const t = useWords(studentLifeWords).after;
  return (
    <>
      <p>
        {t.none}. {t.promise} {t.counted}
      </p>
      <ul className="counted">
        {measures.map((measure) => (
          <li key={measure}>{t.measures[measure]}</li>
        ))}
      </ul>
      {institute.isSample && <p className="quiet">{t.resultsNote}</p>}
    </>
  );
}

/** The results of three years as a ledger; unknown ones are empty lines. */
export function ResultsLedger({ results }: { results: YearResult[] }) {
  const { institute, locale } = useSite();
  const t = useWords(studentLifeWords).after;
  const isEmpty = results.every((result) => measures.every((measure) => result[measure] === undefined));
  if (isEmpty) return <WhatIsCounted />;
  return (
    <>
      <p className="promise">{t.promise}</p>
      <table className="ledger numbers">
        <thead>
          <tr>
            <th scope="col">{t.measure}</th>
            {results.map(({ year }) => (
              <th scope="col" key={year}>
                {formatDigits(`${year.slice(0, 5)}${year.slice(7)}`, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{t.measures[measure]}</th>
              {results.map(({ year, [measure]: people }) => (
                <td key={year}>
                  {people === undefined ? <span className="sr-only">{t.none}</span> : formatDigits(people, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {institute.isSample && <p className="quiet">{t.resultsNote}</p>}
    </>
  );
}
