import { requirePicture } from "#app/cms/content/media.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Route } from "./+types/facilities-page";
import styles from "./campus-map.css?url";
import { campusMap } from "./facilities.server.ts";
import type { CampusMap as Campus } from "./facilities.ts";

/** In units of the pins' drawing. */
const width = 640;

function CampusMapFigure({ campus: { picture, alt, groups } }: { campus: Localised<Campus> & { picture: string } }) {
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

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = (asked: Route.LoaderArgs) => campusMap(recordsFor(asked));

export default function Facilities({ loaderData: { picture, ...campus } }: Route.ComponentProps) {
  return <Page aside={picture && <CampusMapFigure campus={{ ...campus, picture }} />} />;
}
