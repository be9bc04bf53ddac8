import { telLink } from "#app/platform/i18n/phone.ts";
import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

/** Short links to call the institute and to write by WhatsApp, as far as it has stated how. */
export function ContactLinks() {
  const { institute, t } = useSite();
  const tel = telLink(institute.contact.phone);
  return (
    <>
      {tel && (
        <a href={tel}>
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

/**
 * Buttons for the institute's WhatsApp channel and group, if it has stated them. With the group goes a warning that
 * everyone in it sees one's number.
 */
export function WhatsAppButtons() {
  const { institute, t } = useSite();
  const { whatsapp, whatsappChannel: channel } = institute;
  if (!whatsapp && !channel) return null;
  return (
    <>
      <p className="actions">
        {channel && (
          <a className="button" href={channel}>
            {t.contact.channel}
          </a>
        )}
        {whatsapp && (
          <a className={channel ? "button quiet-button" : "button"} href={whatsapp}>
            {t.contact.whatsapp}
          </a>
        )}
      </p>
      {whatsapp && <p className="quiet">{channel ? t.contact.numbers : t.contact.groupNumbers}</p>}
    </>
  );
}
