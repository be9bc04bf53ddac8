import { Picture } from "#app/design/picture.tsx";
import { useSite } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { requirePicture } from "#app/platform/content/made.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import type { CampusMap as Campus } from "./schema.ts";

/** In units of the pins' drawing. */
const width = 640;

export function CampusMapFigure({
  campus: { picture, alt, groups },
}: {
  campus: Localised<Campus> & { picture: string };
}) {
  const { locale } = useSite();
  const made = requirePicture(picture);
  const height = Math.round((width * made.height) / made.width);
  let count = 0;
  const numbered = groups.map((group) => ({
    ...group,
    places: group.places.map((place) => ({ ...place, number: formatNumber(++count, locale) })),
  }));
  return (
    <div className="campus">
      <div className="campus-map">
        <Picture name={picture} alt={alt ?? ""} sizes="(min-width: 70rem) 720px, 92vw" isFirst />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {numbered.flatMap(({ id, places }) =>
            places.map(({ number, at: { x, y } }) => (
              <g key={number} className={`pin ${id}`}>
                <circle cx={(x * width) / 100} cy={(y * height) / 100} r="19" />
                <text x={(x * width) / 100} y={(y * height) / 100}>
                  {number}
                </text>
              </g>
            )),
          )}
        </svg>
      </div>
      <div className="campus-legend">
        {numbered.map(({ id, title, places }) => (
          <section key={id}>
            <h2>{title}</h2>
            <ul>
              {places.map((place) => (
                <li key={place.number}>
                  <span className={`pin ${id}`}>{place.number}</span>
                  <span>
                    <strong>{place.title}</strong> {place.text}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
