import type { ReactNode } from "react";
import { telLink, whatsappLink } from "#app/platform/i18n/phone.ts";
import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

/** Opens a WhatsApp chat with the office, if the institute has stated its number: never the group, which shows one's number. */
export function WhatsAppLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { institute, t } = useSite();
  const { whatsappNumber } = institute.contact;
  return (
    whatsappNumber && (
      <a className={className} href={whatsappLink(whatsappNumber, "")}>
        {children}
        {t.contact.chat}
      </a>
    )
  );
}

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
      <WhatsAppLink>
        <Icon name="chat" />
      </WhatsAppLink>
    </>
  );
}

/**
 * Buttons for the institute's WhatsApp channel and group, if it has stated them. With the group goes a warning that
 * everyone in it sees one's number; who has said that they are under 18 is not shown the group (answers.css).
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
          <a className={channel ? "button quiet-button group" : "button group"} href={whatsapp}>
            {t.contact.whatsapp}
          </a>
        )}
      </p>
      {whatsapp && <p className="quiet group">{channel ? t.contact.numbers : t.contact.groupNumbers}</p>}
    </>
  );
}
