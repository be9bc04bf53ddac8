import { telAddress } from "#app/platform/i18n/format.ts";
import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

/** Short links to call the institute and to write by WhatsApp, as far as it has stated how. */
export function ContactLinks() {
  const { institute, t } = useSite();
  return (
    <>
      {institute.contact.phone && (
        <a href={telAddress(institute.contact.phone)}>
          <Icon name="phone" />
          {t.contact.call}
        </a>
      )}
      {institute.whatsapp && (
        <a href={institute.whatsapp}>
          <Icon name="chat" />
          {t.contact.chat}
        </a>
      )}
    </>
  );
}

/** The button that leads to the institute's WhatsApp group, if it has stated one. */
export function WhatsAppButton() {
  const { institute, t } = useSite();
  return (
    institute.whatsapp && (
      <p className="actions">
        <a className="button" href={institute.whatsapp}>
          {t.contact.whatsapp}
        </a>
      </p>
    )
  );
}
