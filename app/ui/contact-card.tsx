import { Email, Phone } from "./prose.tsx";
import { useSite } from "./site.tsx";

/** Whom to ask and how: a person, email, phone and address, and the hours where they are given. */
export function ContactCard({ hours }: { hours?: string }) {
  const { institute, t } = useSite();
  const { contact } = institute;
  return (
    <div className="contact-card">
      <dl>
        <dt>{t.contact.person}</dt>
        <dd>
          {contact.person}, {contact.role}
        </dd>
        <dt>{t.contact.phone}</dt>
        <dd>
          <Phone />
        </dd>
        <dt>{t.contact.email}</dt>
        <dd>
          <Email />
        </dd>
        <dt>{t.contact.address}</dt>
        <dd>{contact.address}</dd>
        {hours && <dt>{t.footer.hours}</dt>}
        {hours && <dd>{hours}</dd>}
      </dl>
      <p className="actions">
        <a className="button" href={institute.whatsapp}>
          {t.contact.whatsapp}
        </a>
      </p>
    </div>
  );
}
