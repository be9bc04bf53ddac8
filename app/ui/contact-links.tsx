import { Fragment, type ReactNode } from "react";
import { telLink, whatsappLink } from "#app/lib/i18n/phone.ts";
import { Icon } from "./icon.tsx";
import { useSite } from "./site.tsx";

/** Opens a chat with the office, never the group, which would show the visitor's number to strangers. */
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
 * In the group everyone sees one's number: a warning goes with it, and visitors who said that they are under 18
 * are not shown it (answers.css).
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

/** A line may end after `@` and after each dot of an email address, but nowhere else. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, some of them alike
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
