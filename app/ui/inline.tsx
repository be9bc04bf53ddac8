import { type InlineFact, type InlinePart, inlineParts } from "#app/cms/content/inline-text.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { type Locale, otherLocale } from "#app/lib/i18n/locale.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { wordDifference } from "#app/lib/i18n/word-difference.ts";
import { isInHeadingFace } from "#app/ui/appearance/heading-face.ts";
import { useSite } from "./site.tsx";

/** Years such as 2027-28, or a phone number: seven or more digits and hyphens, with spaces too after a country code. */
const number = /(\+\d[\d -]{5,}\d|\d[\d-]{5,40}\d)/;

/** Between a number that is no year and the word after it: "60 seats". */
const afterNumber = /(?<!\p{Nd}{3})(\p{Nd}) (?=\p{L})/gu;

/** Keeps phone numbers, years, dates, hours and counted things from breaking across lines. */
export function Numbers({ children }: { children: string }) {
  let at = 0;
  return children.split(number).map((part, index) => {
    at += part.length;
    return index % 2 === 1 ? (
      <span key={at} className="number">
        {part}
      </span>
    ) : (
      withUnbrokenDates(part).replace(afterNumber, "$1\u00a0")
    );
  });
}

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

/** The heading font lacks letters: the Marathi one some conjuncts, the English one Devanagari. Then the body font. */
export function RecordTitle({ children }: { children: string }) {
  const { locale } = useSite();
  const title = <Numbers>{children}</Numbers>;
  if (locale === "mr" ? isInHeadingFace(children) : !/\p{Script=Devanagari}/u.test(children)) return title;
  return <span className="body-face">{title}</span>;
}

/** A term in the site's other language: the brand shows both scripts side by side. */
export function OtherName({ children }: { children: string }) {
  const { locale } = useSite();
  return (
    <span className="other-name" lang={otherLocale(locale)}>
      {children}
    </span>
  );
}

interface Props {
  before: string;
  after: string;
  lang: Locale;
}

export function Difference({ before, after, lang }: Props) {
  const { t } = useSite();
  return (
    <span lang={lang} className="difference">
      {wordDifference(before, after, lang).map(({ text, change }, at) => {
        const key = `${at}`;
        if (change === "same") return text;
        const Mark = change === "added" ? "ins" : "del";
        return (
          <Mark key={key}>
            <span className="sr-only">[{t.difference[change]}: </span>
            {text}
            <span className="sr-only">]</span>
          </Mark>
        );
      })}
    </span>
  );
}
