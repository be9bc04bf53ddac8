import { WhatsAppLink } from "#app/design/contact-links.tsx";
import { Icon } from "#app/design/icon.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { telLink } from "#app/platform/i18n/phone.ts";
import type { ContactEntry } from "./schema.ts";
import { studentLifeWords } from "./words.ts";

export function PhoneList({ people }: { people: Localised<ContactEntry>[] }) {
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
