import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import type { StayAndTravel } from "./schema.ts";
import { studentLifeWords } from "./words.ts";

export function Rooms({ record: { stay, rooms, roomsNote, check } }: { record: Localised<StayAndTravel> }) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).visit;
  return (
    <>
      <Stated isStated={Boolean(stay) || rooms.length > 0}>{stay && <p className="lead">{stay}</p>}</Stated>
      {rooms.length > 0 && (
        <ul className="rooms">
          {rooms.map(({ name, rent, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <strong>{rent.map((rupees) => formatRupees(rupees, locale)).join(" – ")}</strong> {t.month}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {roomsNote && <p className="quiet">{roomsNote}</p>}
      <div className="two-columns">
        <div>
          <h3>{t.check}</h3>
          <ul className="ticks">
            {check.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t.hostels}</h3>
          <p>
            {t.hostelsText} {t.allowance}: <PageLink to="/admission/fees" />.
          </p>
        </div>
      </div>
    </>
  );
}
