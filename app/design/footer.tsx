import { formatDigits } from "#app/platform/i18n/format.ts";
import { Icon } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";
import { Email, Phone } from "./prose.tsx";
import { useSite } from "./site.tsx";
import type { PageAddress } from "./words/addresses.ts";

const quickLinks: PageAddress[] = [
  "/about-us/institute",
  "/admission",
  "/courses/d-pharm",
  "/facilities",
  "/alumni",
  "/events",
  "/downloads",
  "/privacy-policy",
  "/terms-of-service",
  "/sitemap",
];

/** Pages that the menu does not link and people look for at the foot. */
const morePages: PageAddress[] = ["/feedback", "/my-enquiry", "/naac", "/nrf", "/swayam-portal", "/erp"];

/** The foot of every page. */
export function Footer() {
  const { institute, locale, t, year } = useSite();
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns">
        <section>
          <h2>{t.footer.quickLinks}</h2>
          <LinkList pages={quickLinks} />
        </section>
        <section>
          <h2>{t.footer.more}</h2>
          <LinkList pages={morePages} />
          <h2>{t.footer.follow}</h2>
          <ul>
            {institute.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t.footer.contact}</h2>
          <address>
            {institute.name}
            <br />
            {institute.contact.address}
          </address>
          <p>
            <Phone />
            <br />
            <Email />
          </p>
          <h2>{t.footer.hours}</h2>
          <p>{institute.hours.office}</p>
        </section>
        <section className="footer-map">
          <h2>{t.footer.find}</h2>
          <iframe name="map" title={t.footer.mapTitle} loading="lazy" />
          <p>
            <a href={institute.map.embed} target="map">
              {t.footer.showMap}
            </a>
            <a href={institute.map.directions}>
              {t.footer.directions}
              <Icon name="arrow" />
            </a>
          </p>
          <p className="quiet">{t.footer.mapNote}</p>
        </section>
      </div>
      <p className="wrap colophon">
        © {formatDigits(year, locale)} {institute.name}. {t.footer.rights} {institute.isSample && t.footer.sample}
      </p>
    </footer>
  );
}

function LinkList({ pages }: { pages: PageAddress[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <PageLink to={page} />
        </li>
      ))}
    </ul>
  );
}
