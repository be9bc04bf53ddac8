import { telAddress } from "#app/platform/i18n/format.ts";
import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

/** Two short links: to call the institute, or to write by WhatsApp. */
export function ContactLinks() {
  const { institute, t } = useSite();
  return (
    <>
      <a href={telAddress(institute.contact.phone)}>
        <Icon name="phone" />
        {t.contact.call}
      </a>
      <a href={institute.whatsapp}>
        <Icon name="chat" />
        {t.contact.chat}
      </a>
    </>
  );
}
