import { type InlineFact, type InlinePart, inlineParts } from "#app/platform/content/inline-text.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { telLink } from "#app/platform/i18n/phone.ts";
import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";
import { Numbers } from "./numbers.tsx";
import { useSite } from "./site.tsx";

/** A link to a page of the site keeps the language; one to a page that the institute leaves out becomes plain words. */
export function Inline({ text = "" }: { text?: string | undefined }) {
  return <Parts parts={inlineParts(text)} />;
}

function Parts({ parts }: { parts: InlinePart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name, and are rendered once.
  return parts.map((part, at) => <Part key={at} part={part} />);
}

function Part({ part }: { part: InlinePart }) {
  const { link, pages } = useSite();
  if (typeof part === "string") return <Numbers>{part}</Numbers>;
  if ("fact" in part) return <Fact name={part.fact} />;
  const words = <Parts parts={"bold" in part ? part.bold : part.words} />;
  if ("bold" in part) return <strong>{words}</strong>;
  const { address } = part;
  if (!address.startsWith("/")) return <a href={address}>{words}</a>;
  return pages.has(address.replace(/[?#].*/, "")) ? <a href={link(address)}>{words}</a> : words;
}

function Fact({ name }: { name: InlineFact }) {
  const { institute, locale, retentionDays } = useSite();
  switch (name) {
    case "phone":
      return <Phone />;
    case "email":
      return <Email />;
    case "address":
    case "person":
      return institute.contact[name] ?? <NotStated fact={name} />;
    case "hours":
      return institute.hours.office ? withUnbrokenDates(institute.hours.office) : <NotStated fact="hours" />;
    case "name":
    case "town":
      return institute[name] ?? <NotStated fact={name} />;
    case "retention":
      return formatNumber(retentionDays, locale);
  }
}

export function Phone() {
  const { phone } = useSite().institute.contact;
  return phone ? <a href={telLink(phone)}>{phone}</a> : <NotStated fact="phone" />;
}

export function Email() {
  const { email } = useSite().institute.contact;
  return email ? <a href={`mailto:${email}`}>{email}</a> : <NotStated fact="email" />;
}

function NotStated({ fact }: { fact: Exclude<InlineFact, "retention"> }) {
  return `(${useSite().t.notStated.facts[fact]})`;
}
