import type { ReactNode } from "react";
import { Email, Phone } from "#app/design/inline.tsx";
import { useSite } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";

/**
 * The contact: a person, email, phone and address, and the opening hours if given, which are the office's, unless
 * `whose` names another.
 */
export function ContactCard({ hours, whose }: { hours?: string | undefined; whose?: string }) {
  const { institute, t } = useSite();
  const { contact } = institute;
  const all: [label: string, value: ReactNode][] = [
    [t.contact.person, [contact.person, contact.role].filter(Boolean).join(", ")],
    [t.contact.phone, contact.phone && <Phone key="phone" />],
    [t.contact.email, contact.email && <Email key="email" />],
    [t.contact.address, contact.address],
    [whose ?? t.footer.hours, hours],
  ];
  const rows = all.filter(([, value]) => value);
  return (
    <div className="contact-card">
      <Stated isStated={rows.length > 0}>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Stated>
      {institute.whatsapp && (
        <p className="actions">
          <a className="button" href={institute.whatsapp}>
            {t.contact.whatsapp}
          </a>
        </p>
      )}
    </div>
  );
}
