import { PhoneFold } from "#app/design/phone-fold.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import { formatTimetableTime } from "./clock.ts";
import type { StayAndTravel } from "./schema.ts";
import { studentLifeWords } from "./words.ts";

export function WalkLine({ walk }: { walk: Localised<StayAndTravel>["walk"] }) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).visit;
  const all = walk.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  return (
    <figure className="walk">
      <figcaption>{t.walk(formatDigits(all, locale))}</figcaption>
      <ol>
        {walk.map(({ name }, index) => {
          const next = walk[index + 1]?.minutes;
          return (
            <li key={name}>
              <strong>{name}</strong> {next !== undefined && <small>{t.minutes(formatDigits(next, locale))}</small>}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

interface BusProps {
  bus: Localised<StayAndTravel>["buses"][number];
  place: number;
}

export function BusLine({ bus, place }: BusProps) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).visit;
  const title = (
    <>
      <b>{formatDigits(bus.number ?? place, locale)}</b> {bus.name} <em>{t.fare(formatRupees(bus.fare, locale))}</em>
    </>
  );
  return (
    <PhoneFold title={title}>
      <table className="bus numbers">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.comes}</th>
            <th scope="col">{t.returns}</th>
          </tr>
        </thead>
        <tbody>
          {bus.stops.map(({ name, comes, returns }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatTimetableTime(comes, locale)}</td>
              <td>{formatTimetableTime(returns, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PhoneFold>
  );
}
