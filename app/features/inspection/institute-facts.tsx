import { Fragment, type ReactNode } from "react";
import { Email, Phone } from "#app/design/inline.tsx";
import type { QrCode } from "#app/design/qr-code.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Course } from "#app/features/course/schema.ts";
import { courseWords } from "#app/features/course/words.ts";
import type { Institute } from "#app/platform/content/institute.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import { telLink } from "#app/platform/i18n/phone.ts";
import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";
import { inspectionWords } from "./words.ts";

/** The national anti-ragging helpline, toll-free, 24 hours (UGC). */
const helpline = "1800-180-5522";

function statedFacts({ society, codes = {}, nss }: Localised<Institute>, words: (typeof inspectionWords)["en"]) {
  const named = { DTE: codes.dte, PCI: codes.pci, MSBTE: codes.msbte, AISHE: codes.aishe };
  const known = Object.entries(named).flatMap(([body, code]) => (code ? [`${body} ${code}`] : []));
  const facts: [label: string, value: string | undefined][] = [
    [words.society, society],
    [words.codes, known.join(", ")],
    [words.nss, nss && words[nss]],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

interface Props {
  course: Localised<Course>;
  code: QrCode;
  facilities: string[];
}

const addressOf = ({ address, district, postcode }: Localised<Institute>["contact"]) =>
  [address, [district, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ");

export function InstituteFacts({ course, code, facilities }: Props) {
  const { address, institute, link, locale, siteUrl, t, today } = useSite();
  const words = useWords(inspectionWords);
  const { figures } = useWords(courseWords);
  const { contact, established, hours, name } = institute;
  const digits = (value: number) => formatDigits(value, locale);
  const facts: [label: string, value: ReactNode][] = [
    [words.institute, name],
    [words.address, addressOf(contact)],
    ...statedFacts(institute, words),
    [words.established, established && digits(established)],
    [t.pages["/courses/d-pharm"], `${course.fullName}, ${figures.durationValue(digits(course.years))}`],
    [figures.intake, course.intake && figures.intakeValue(digits(course.intake))],
    [figures.medium, course.medium],
    [t.contact.person, [contact.person, contact.role].filter(Boolean).join(", ")],
    [t.contact.phone, contact.phone && <Phone key="phone" />],
    ...(contact.secondPhone ? [[t.contact.phone, contact.secondPhone] as [string, string]] : []),
    [t.contact.email, contact.email && <Email key="email" />],
    [t.footer.hours, hours.office && withUnbrokenDates(hours.office)],
    [
      words.helpline,
      <a key="helpline" href={telLink(helpline)}>
        {helpline}
      </a>,
    ],
    [words.facilities, facilities.join(", ")],
  ];
  return (
    <section className="facts-and-code">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t.notStated.part}</dd>
          </div>
        ))}
      </dl>
      <figure>
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code}>
          <path d={code.path} />
        </svg>
        <figcaption>
          {(siteUrl + link(address)).split(/(?<=[^/:]\/)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
          <br />
          {words.asOf(formatDay(today, locale))}
        </figcaption>
      </figure>
    </section>
  );
}
