import { Fragment, type ReactNode } from "react";
import { institute } from "#app/cms/content/institute.server.ts";
import type { Institute } from "#app/cms/content/institute.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { formatDay, formatDigits } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { directoryContext, teacherSummaries as teachersInShort } from "#app/people/profiles/directory.server.ts";
import { settings } from "#app/settings.server.ts";
import { approvedCollege } from "#app/site/affiliations/affiliation.ts";
import { affiliations } from "#app/site/affiliations/affiliations.server.ts";
import { membersOf } from "#app/site/committees/committees.server.ts";
import { course } from "#app/site/course/course.server.ts";
import type { Course } from "#app/site/course/course.ts";
import { courseWords } from "#app/site/course/course-words.ts";
import type { FeesToday } from "#app/site/fees/fee-order.ts";
import { FeesOfYear, SecondYearFees } from "#app/site/fees/fee-table.tsx";
import { feesOn } from "#app/site/fees/fees.server.ts";
import { OrderFacts } from "#app/site/fees/order-facts.tsx";
import { facilityTitles } from "#app/site/institute/facilities.server.ts";
import { JsonLd } from "#app/ui/head.tsx";
import { Email, Phone } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { type QrCode, qrCode } from "#app/ui/qr-code.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/inspection-page";
import styles from "./inspection.css?url";
import { Approvals, CommitteeList, InspectionTeachers } from "./inspection-tables.tsx";
import { inspectionWords } from "./inspection-words.ts";

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

function InstituteFacts({ course, code, facilities }: Props) {
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

function Fees({ fees }: { fees: FeesToday }) {
  const t = useWords(inspectionWords);
  return (
    <section>
      <h2>{t.fees}</h2>
      <FeesOfYear fees={fees} />
      {fees.current && <OrderFacts order={fees.current} />}
      <SecondYearFees fees={fees} />
    </section>
  );
}

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { address, locale } = here(request);
  const records = recordsFor({ request, context });
  const approvals = affiliations(records);
  return {
    code: qrCode(settings.siteUrl + inLocale(address, locale)),
    approvals,
    graph: [approvedCollege(institute(records), approvals, settings.siteUrl)],
    course: course(records),
    fees: feesOn(records),
    teachers: await teachersInShort(context.get(directoryContext), records),
    committees: [...membersOf(records, "governing"), ...membersOf(records, "statutory")],
    facilities: facilityTitles(records),
  };
}

export default function Inspection({ loaderData }: Route.ComponentProps) {
  const { code, approvals, course, fees, graph, teachers, committees, facilities } = loaderData;
  return (
    <Page>
      <div className="inspection">
        <InstituteFacts course={course} code={code} facilities={facilities} />
        <Approvals approvals={approvals} />
        <InspectionTeachers teachers={teachers} />
        <CommitteeList committees={committees} />
        <Fees fees={fees} />
        <p>
          <PageLink to="/disclosure" />
        </p>
      </div>
      <JsonLd graph={graph} />
    </Page>
  );
}
