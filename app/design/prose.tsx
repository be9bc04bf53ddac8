import type { MDXComponents, MDXContent } from "mdx/types";
import type { ReactNode } from "react";
import { formatNumber, telAddress } from "#app/platform/i18n/format.ts";
import { shapes } from "./shapes.tsx";
import { useSite } from "./site.tsx";

type WithChildren = { children?: ReactNode };

/** Components that page texts can use in addition to Markdown; content/README.md lists them. */
const components: MDXComponents = {
  ...shapes,
  a: ProseLink,
  Cards: ({ children }: WithChildren) => <div className="cards">{children}</div>,
  Steps: ({ children }: WithChildren) => <div className="steps">{children}</div>,
  SampleNote: ({ children }: WithChildren) =>
    useSite().institute.isSample ? <aside className="note">{children}</aside> : null,
  Note: ({ children }: WithChildren) => <aside className="note">{children}</aside>,
  Phone,
  Email,
  Address: () => useSite().institute.contact.address,
  ContactPerson: () => useSite().institute.contact.person,
  OfficeHours: () => useSite().institute.hours.office,
  InstituteName: () => useSite().institute.name,
  Town: () => useSite().institute.town,
  RetentionDays,
};

/** The text of a page. */
export function Prose({ words: Words }: { words: MDXContent }) {
  return (
    <div className="prose">
      <Words components={components} />
    </div>
  );
}

/** A link in a page text; a page of the site opens in the page's language. */
function ProseLink({ href = "", children }: { href?: string; children?: ReactNode }) {
  const { link } = useSite();
  return <a href={href.startsWith("/") ? link(href) : href}>{children}</a>;
}

/** The institute's phone number as a link that calls it. */
export function Phone() {
  const { phone } = useSite().institute.contact;
  return <a href={telAddress(phone)}>{phone}</a>;
}

/** The institute's email address. */
export function Email() {
  const { email } = useSite().institute.contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** The number of days for which submissions are stored at most. */
function RetentionDays() {
  const { locale, retentionDays } = useSite();
  return formatNumber(retentionDays, locale);
}
