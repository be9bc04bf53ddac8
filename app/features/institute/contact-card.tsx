import { Email, Phone } from "#app/design/inline.tsx";
import { useSite } from "#app/design/site.tsx";

/**
 * The contact: a person, email, phone and address, and the opening hours if given, which are the office's, unless
 * `whose` names another.
 */
export function ContactCard({ hours, whose }: { hours?: string; whose?: string }) {
  const { institute, t } = useSite();
  const { contact } = institute;
  const rows = [
    [t.contact.person, `${contact.person}, ${contact.role}`],
    [t.contact.phone, <Phone key="phone" />],
    [t.contact.email, <Email key="email" />],
    [t.contact.address, contact.address],
    ...(hours ? [[whose ?? t.footer.hours, hours]] : []),
  ];
  return (
    <div className="contact-card">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label as string}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <a className="button" href={institute.whatsapp}>
          {t.contact.whatsapp}
        </a>
      </p>
    </div>
  );
}
