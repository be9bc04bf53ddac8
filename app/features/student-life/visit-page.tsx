import { Icon } from "#app/design/icon.tsx";
import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";
import { telLink } from "#app/platform/i18n/phone.ts";
import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";
import type { Route } from "./+types/visit-page";
import { PhoneList } from "./phone-list.tsx";
import { studentLife } from "./records.server.ts";
import { Rooms } from "./rooms.tsx";
import { StudentLinks } from "./student-links.tsx";
import styles from "./visit.css?url";
import { BusLine, WalkLine } from "./way-lines.tsx";
import { studentLifeWords } from "./words.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const { stayAndTravel, contacts } = studentLife(recordsFor(asked));
  return { travel: stayAndTravel, contacts };
}

export default function Visit({ loaderData: { travel, contacts } }: Route.ComponentProps) {
  const { institute } = useSite();
  const { office, course } = institute.hours;
  const t = useWords(studentLifeWords).visit;
  return (
    <Page words={<VisitLinks />}>
      <Section title={t.come} id="come">
        <Stated isStated={travel.walk.length > 0}>
          <WalkLine walk={travel.walk} />
        </Stated>
        {travel.buses.length > 0 && (
          <div className="two-columns buses">
            {travel.buses.map((bus, index) => (
              <BusLine key={bus.id} bus={bus} place={index + 1} />
            ))}
          </div>
        )}
        {travel.busesNote && <p className="quiet">{travel.busesNote}</p>}
        <div className="note">
          <h3>{t.pass}</h3>
          <p>{travel.pass}</p>
        </div>
        {institute.map && (
          <p className="actions">
            <a className="button quiet-button" href={institute.map.directions}>
              <Icon name="pin" />
              {t.directions}
            </a>
          </p>
        )}
      </Section>
      <Section title={t.stay} id="stay">
        <Rooms record={travel} />
      </Section>
      <Section title={t.call} id="call">
        {office && course && <p>{withUnbrokenDates(t.hoursNote(office, course))}</p>}
        <Stated isStated={contacts.people.length > 0}>
          <PhoneList people={contacts.people} />
        </Stated>
        <h3 className="helplines-title">{t.helplines}</h3>
        <ul className="helplines">
          {contacts.helplines.map(({ phone, name }) => (
            <li key={phone}>
              <a href={telLink(phone)}>
                <strong>{phone}</strong> {name}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function VisitLinks() {
  const { t: frame } = useSite();
  const t = useWords(studentLifeWords).visit;
  return (
    <>
      <StudentLinks />
      <nav className="jump-line" aria-label={frame.menu.onThisPage}>
        {(["come", "stay", "call"] as const).map((part) => (
          <a key={part} href={`#${part}`}>
            {t[part]}
          </a>
        ))}
      </nav>
    </>
  );
}
