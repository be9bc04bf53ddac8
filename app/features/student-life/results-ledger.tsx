import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { measures, type Results } from "./schema.ts";
import { studentLifeWords } from "./words.ts";

function ResultsPromise({ promise, note }: Pick<Localised<Results>, "promise" | "note">) {
  const t = useWords(studentLifeWords).after;
  return (
    <>
      <p>
        {t.none}. {promise} {t.counted}
      </p>
      <ul className="counted">
        {measures.map((measure) => (
          <li key={measure}>{t.measures[measure]}</li>
        ))}
      </ul>
      {note && <p className="quiet">{note}</p>}
    </>
  );
}

export function ResultsLedger({ results: { years: results, promise, note } }: { results: Localised<Results> }) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).after;
  const isEmpty = results.every((result) => measures.every((measure) => result[measure] === undefined));
  if (isEmpty) return <ResultsPromise promise={promise} note={note} />;
  return (
    <>
      {promise && <p className="promise">{promise}</p>}
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
      {note && <p className="quiet">{note}</p>}
    </>
  );
}
