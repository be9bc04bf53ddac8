import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import mapFrame from "#app/ui/styles/map-frame.css?url";
import type { PageAddress } from "#app/ui/words/page-names.ts";
import { ContactLinks } from "./contact-links.tsx";
import { Icon } from "./icon.tsx";
import { Email, Phone } from "./inline.tsx";
import { PageLink, PageList } from "./page-links.tsx";
import { notFoundAddress, useSite } from "./site.tsx";

const quickLinks: PageAddress[] = [
  "/about-us/institute",
  "/admission",
  "/courses/d-pharm",
  "/facilities",
  "/alumni",
  "/events",
  "/notices",
  "/downloads",
  "/privacy-policy",
  "/terms-of-service",
  "/sitemap",
];

const morePages: PageAddress[] = [
  "/visit",
  "/students",
  "/parents",
  "/after-d-pharm",
  "/certificates",
  "/feedback",
  "/my-enquiry",
  "/naac",
  "/nrf",
  "/swayam-portal",
  "/erp",
  "/disclosure",
  "/inspection",
];

const mapPages: string[] = ["/", "/visit"];

export function Footer() {
  const { address, institute, isMember, locale, t, today } = useSite();
  const hasMap = institute.map !== undefined && mapPages.includes(address);
  return (
    <>
      <PrintLine />
      <footer className="site-footer">
        <div className="wrap footer-columns">
          {isMember ? (
            <ShortContact />
          ) : (
            <>
              <Contact hasMap={hasMap} />
              <LinkList title={t.footer.quickLinks} pages={quickLinks} />
              <LinkList title={t.footer.more} pages={morePages} />
              {hasMap && <FooterMap />}
            </>
          )}
        </div>
        <div className="wrap colophon">
          {!isMember && institute.social.length > 0 && (
            <ul aria-label={t.footer.follow}>
              {institute.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          )}
          <p>
            © {formatDigits(today.slice(0, 4), locale)} {institute.name}. {t.footer.rights}
          </p>
        </div>
      </footer>
    </>
  );
}

function PrintLine() {
  const { address, institute, link, locale, siteUrl, today } = useSite();
  const { name, contact } = institute;
  const found = siteUrl + encodeURI(link(address === notFoundAddress ? "/" : address));
  return (
    <p className="print-line wrap">
      {[name, contact.address, contact.phone?.replaceAll(" ", "\u00a0"), formatDay(today, locale), found]
        .filter(Boolean)
        .join(", ")}
    </p>
  );
}

function Contact({ hasMap }: { hasMap: boolean }) {
  const { institute, keep, link, t } = useSite();
  const { contact, map, name } = institute;
  return (
    <section>
      <h2 className="sr-only">{t.footer.contact}</h2>
      {(contact.phone || contact.whatsappNumber || map) && (
        <p className="footer-ways">
          <ContactLinks />
          {map && (
            <a href={map.directions}>
              <Icon name="pin" />
              {t.footer.directions}
            </a>
          )}
        </p>
      )}
      {keep && (
        <p className="footer-ways">
          <a href={keep.href} data-open="keep">
            <Icon name="download" />
            {keep.label}
          </a>
        </p>
      )}
      <Hours />
      <address>
        {[name, contact.address].filter(Boolean).join(", ")}
        <span>
          {contact.phone && <Phone />}
          {contact.email && <Email />}
          {map && !hasMap && (
            <PageLink to="/" suffix="#map">
              {t.footer.find}
            </PageLink>
          )}
          <a href={link("/check")}>{t.footer.check}</a>
        </span>
      </address>
    </section>
  );
}

function ShortContact() {
  const { contact } = useSite().institute;
  return (
    <section>
      <Hours />
      <address>
        <span>
          {contact.phone && <Phone />}
          {contact.email && <Email />}
        </span>
      </address>
    </section>
  );
}

function Hours() {
  const { institute, t } = useSite();
  const { office } = institute.hours;
  if (!office) return null;
  return (
    <>
      <h2>{t.footer.hours}</h2>
      <p>{withUnbrokenDates(office)}</p>
    </>
  );
}

/** Folded on a phone; a wide screen shows the links even while it is closed (footer.css). */
function LinkList({ title, pages }: { title: string; pages: PageAddress[] }) {
  return (
    <details className="footer-links">
      <summary>
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      <PageList pages={pages} />
    </details>
  );
}

/** The link is inside the frame: an empty frame would be a stop of the Tab key with nothing to see or do. */
function FooterMap() {
  const { institute, locale, t } = useSite();
  // A draft of the institute may have no address yet.
  const map = (URL.parse(institute.map?.embed ?? "")?.href ?? "").replaceAll("&", "&amp;");
  const frame = `<html lang=${locale}><link rel=stylesheet href=${mapFrame}><a href="${map}">${t.footer.showMap}</a>`;
  return (
    <section className="footer-map" id="map">
      <h2>{t.footer.find}</h2>
      <iframe title={t.footer.mapTitle} srcDoc={frame} loading="lazy" />
      <p className="quiet">{t.footer.mapNote}</p>
    </section>
  );
}
