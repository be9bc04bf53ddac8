import { data } from "react-router";
import { documentCodeContext } from "#app/cms/check-codes/record-code.server.ts";
import { totalOfOrder, totalOfYear } from "#app/cms/content/fee-orders.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { pageHeaders, privateCaching } from "#app/lib/http/caching.ts";
import { formatDay, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { withUnbrokenDates } from "#app/lib/i18n/format-moment.ts";
import { familyIn, familyParameters, isFamilyKnown, isForFamilies } from "#app/site/fees/family.ts";
import type { ShownOrder } from "#app/site/fees/fee-order.ts";
import {
  FeesOfYear,
  NoFees,
  ReplacedFees,
  SecondYearFees,
  YearFees,
  YearsWithFees,
} from "#app/site/fees/fee-table.tsx";
import { feesTitle, feeWords } from "#app/site/fees/fee-words.ts";
import { feesToCalculate, feesToday, orderOfYear, yearsWithFees } from "#app/site/fees/fees.server.ts";
import { ceilingOf, familyCost } from "#app/site/fees/first-day.ts";
import { FirstDayForm } from "#app/site/fees/first-day-form.tsx";
import { OrderFacts, OrderLists } from "#app/site/fees/order-facts.tsx";
import { PaperLink } from "#app/ui/document-link.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, landingStyles, notFoundMeta, pageMeta, recordsFor } from "#app/ui/page-context.ts";
import { PrintedCode } from "#app/ui/printed-code.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { PhoneFold, Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/fees-page";
import { feeHelp } from "./admission.server.ts";
import type { FeeHelp } from "./admission-kinds.ts";
import { AdmissionTabs } from "./admission-tabs.tsx";
import { admissionWords } from "./admission-words.ts";
import styles from "./fees.css?url";

type Line = [label: string, rupees: number, kind?: string];

function Bill({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(admissionWords).cost;
  const [both, back] = [totalOfOrder(order), order.deposit?.rupees];
  const returned: Line[] =
    back === undefined
      ? []
      : [
          [t.back, -back],
          [t.remains, both - back, "sum"],
        ];
  const lines: Line[] = [
    [t.firstYear, totalOfYear(order, "firstYear")],
    [t.secondYear, totalOfYear(order, "secondYear")],
    [t.both, both, "sum"],
    ...returned,
  ];
  return (
    <dl className="bill">
      {lines.map(([label, rupees, kind]) => (
        <div key={label} className={kind}>
          <dt>{label}</dt>
          <dd>{rupees < 0 ? `− ${formatRupees(-rupees, locale)}` : formatRupees(rupees, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Schemes({ schemes }: { schemes: Localised<FeeHelp>["schemes"] }) {
  const t = useWords(admissionWords).cost;
  return (
    <ul className="schemes">
      {schemes.map(({ id, name, gives, conditions }) => (
        <li key={id}>
          <PhoneFold title={withUnbrokenDates(name)}>
            <div className="scheme">
              <div>
                <h3>{withUnbrokenDates(name)}</h3>
                <p>{withUnbrokenDates(gives)}</p>
              </div>
              <div>
                <p className="quiet">{t.conditions}</p>
                <ul className="ticks">
                  {conditions.map((condition) => (
                    <li key={condition}>{withUnbrokenDates(condition)}</li>
                  ))}
                </ul>
              </div>
            </div>
          </PhoneFold>
        </li>
      ))}
    </ul>
  );
}

function FamilyTable({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(admissionWords).cost;
  const { atMost, atLeast } = useWords(feeWords);
  const ceiling = ceilingOf(order);
  const rupees = (amount: number) => formatRupees(amount, locale);
  return (
    <table className="numbers families">
      <thead>
        <tr>
          <th scope="col">{t.family}</th>
          <th scope="col">{t.firstDay}</th>
          <th scope="col">{t.schemePays}</th>
          <th scope="col">{t.familyPays}</th>
        </tr>
      </thead>
      <tbody>
        {order.payers.map(({ who, scheme, tuitionPaid, firstDay }) => {
          const cost = tuitionPaid === undefined ? undefined : familyCost(order, tuitionPaid);
          return (
            <tr key={who}>
              <th scope="row">
                {who}
                {cost && <Share {...cost} />}
              </th>
              <td data-label={t.firstDay}>
                {firstDay === undefined ? atMost(rupees(ceiling.firstDay)) : rupees(firstDay)}
              </td>
              <td data-label={t.schemePays}>{cost ? rupees(cost.schemePays) : (scheme ?? "–")}</td>
              <td data-label={t.familyPays}>
                {cost ? atLeast(rupees(cost.familyPays)) : atMost(rupees(ceiling.familyPays))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Share({ schemePays, familyPays }: { schemePays: number; familyPays: number }) {
  const width = Math.round((100 * schemePays) / (schemePays + familyPays));
  return (
    <svg className="share" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h100v3H0z" />
      <path className="scheme" d={`M0 0h${width}v3H0z`} />
    </svg>
  );
}

export const handle = { query: ["year", ...Object.values(familyParameters)] };

export const links: Route.LinksFunction = () => [
  ...landingStyles(styles)(),
  { rel: "alternate", type: "application/json", href: "/fees.json" },
];
export const meta: Route.MetaFunction = (page) => {
  const { other, family = {} } = page.loaderData ?? {};
  if (other && !other.order) return notFoundMeta(page);
  const isOneOfMany = other || isFamilyKnown(family);
  return [...pageMeta(page), ...(isOneOfMany ? [{ name: "robots", content: "noindex" }] : [])];
};

/** `?year=2025-26` shows another year's fees; `?c=obc&g=girl&i=upTo8&s=cap` what that family pays. */
export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  const today = feesToday(records);
  const fees = feesToCalculate(today);
  const { query } = here(asked.request);
  const year = query.get("year") ?? today.year;
  const other = year === today.year ? undefined : { order: orderOfYear(records, year) };
  const years = yearsWithFees(records).filter((each) => each !== fees.year);
  const shown = {
    fees,
    other,
    years,
    help: feeHelp(records),
    family: familyIn(query),
    code: asked.context.get(documentCodeContext)(records, "fee-structure"),
  };
  const status = other && !other.order ? 404 : 200;
  // What a family pays is private: no shared cache may store it.
  return data(shown, { status, ...(isFamilyKnown(shown.family) && privateCaching) });
}

export const headers = pageHeaders;

export default function FeesPage({ loaderData: { other, ...parts } }: Route.ComponentProps) {
  if (!other) return <FeesNow {...parts} />;
  return (
    <Page {...(other.order ? { words: <AdmissionTabs /> } : { of: "/not-found" })}>
      <YearFees {...other} today={parts.fees.year} />
    </Page>
  );
}

function FeesNow({ fees, years, help, family, code }: Omit<Route.ComponentProps["loaderData"], "other">) {
  const { address, locale, pages } = useSite();
  const t = useWords(admissionWords).cost;
  const words = useWords(feeWords);
  const text = pages.text(address);
  const { current } = fees;
  return (
    <Page words={<AdmissionTabs />}>
      <div className="two-columns">
        <Section title={current ? `${t.sum}: ${feesTitle(fees, locale)}` : t.sum}>
          {current ? <Bill order={current} /> : <NoFees fees={fees} />}
          {current && <p className="quiet">{words.secondYearMayChange}</p>}
        </Section>
        {current && (
          <Section title={t.each}>
            <FeesOfYear fees={fees} />
          </Section>
        )}
      </div>
      {current && (
        <>
          {current.payers.some(isForFamilies) && (
            <Section title={words.firstDay.title} {...(!isFamilyKnown(family) && { id: "first-day" })}>
              <FirstDayForm order={current} family={family} />
            </Section>
          )}
          {current.payers.length > 0 && (
            <Section title={`${t.examples} (${formatDigits(current.year, locale)})`}>
              <FamilyTable order={current} />
              <p className="quiet">
                {t.examplesNote} {words.secondYearMayChange}
              </p>
            </Section>
          )}
          <OrderLists order={current} />
          <Section title={words.order}>
            <OrderFacts order={current} />
            <p className="actions">
              <PaperLink
                id="fee-structure"
                title={words.feesOf(formatDigits(fees.year, locale))}
                label={words.sheet}
                isPlain
              />
            </p>
          </Section>
          <ReplacedFees fees={fees} />
        </>
      )}
      <SecondYearFees fees={fees} />
      <YearsWithFees years={years} />
      <Section title={t.schemes}>
        <Prose blocks={text.blocks} />
        <Schemes schemes={help.schemes} />
        <p className="quiet">
          {help.sources} {t.checked(formatDay(help.checkedOn, locale))}
        </p>
      </Section>
      <PrintedCode code={code} />
    </Page>
  );
}
