import { WhatsAppButtons } from "#app/ui/contact-links.tsx";
import { Email, Phone } from "#app/ui/inline.tsx";
import { type StatedFact, StatedFacts } from "#app/ui/section.tsx";
import { useSite } from "#app/ui/site.tsx";

/** @param whose Names whose `hours` they are; by default the office's */
export function ContactCard({ hours, whose }: { hours?: string | undefined; whose?: string }) {
  const { institute, t } = useSite();
  const { contact } = institute;
  const facts: StatedFact[] = [
    [t.contact.person, [contact.person, contact.role].filter(Boolean).join(", ")],
    [t.contact.phone, contact.phone && <Phone key="phone" />],
    [t.contact.email, contact.email && <Email key="email" />],
    [t.contact.address, contact.address],
    [whose ?? t.footer.hours, hours],
  ];
  return (
    <div className="contact-card">
      <StatedFacts facts={facts} />
      <WhatsAppButtons />
    </div>
  );
}
