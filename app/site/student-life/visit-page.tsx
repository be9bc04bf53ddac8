import type { Localised } from "#app/cms/content/text.ts";
import { formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { WhatsAppLink } from "#app/ui/contact-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RecordTitle } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { PhoneFold, Section, Stated } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/visit-page";
import { studentLife } from "./student-life.server.ts";
import { StudentLinks, studentLifeWords } from "./student-life.tsx";
import { type ContactEntry, formatTimetableTime, type StayAndTravel } from "./student-life-schema.ts";
import styles from "./visit.css?url";

function PhoneList({ people }: { people: Localised<ContactEntry>[] }) {
  const t = useWords(studentLifeWords).visit;
  return (
    <ul className="phone-list">
      {people.map(({ id, task, name, role, phone, email, hours, whatsapp }) => (
        <li key={id} className={hours}>
          <a href={telLink(phone)}>
            <h3>
              <RecordTitle>{task}</RecordTitle>
            </h3>
            <span>
              {name}, {role} <span className="quiet">{t[hours]}</span>
            </span>
            <b>
              <Icon name="phone" />
              {phone}
            </b>
          </a>
          {email && (
            <a className="button quiet-button" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {whatsapp && (
            <WhatsAppLink className="button quiet-button">
              <Icon name="chat" />
            </WhatsAppLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Rooms({ record: { stay, rooms, roomsNote, check } }: { record: Localised<StayAndTravel> }) {
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

function WalkLine({ walk }: { walk: Localised<StayAndTravel>["walk"] }) {
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

function BusLine({ bus, place }: BusProps) {
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
