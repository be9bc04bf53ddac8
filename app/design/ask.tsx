import { telLink } from "#app/platform/i18n/phone.ts";
import { Icon } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";

/** Pages that offer an enquiry; on others a call is enough, where there is a number. */
const enquiryPages = ["/parents", "/about-us/vision-mission", "/about-us/infrastructure"];

export function Ask() {
  const { address, institute, t } = useSite();
  const question = t.ask[address];
  if (question === undefined) return null;
  const tel = telLink(institute.contact.phone);
  return (
    <section className="ask">
      <div>
        <h2>{question.title}</h2>
        <p>{question.text}</p>
      </div>
      <p className="actions">
        {tel && (
          <a className="button" href={tel}>
            <Icon name="phone" />
            {t.contact.callNow}
          </a>
        )}
        {(enquiryPages.includes(address) || !tel) && (
          <PageLink className="button quiet-button" to="/" suffix="#enquiry">
            {t.contact.ask}
          </PageLink>
        )}
      </p>
    </section>
  );
}
