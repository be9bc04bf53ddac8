import { data } from "react-router";
import { Page } from "#app/design/page.tsx";
import { here, notFoundMeta, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { landingStyles } from "#app/design/page-styles.ts";
import { PaperLink } from "#app/design/paper-link.tsx";
import { PrintedCode } from "#app/design/printed-code.tsx";
import { Prose } from "#app/design/prose.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { familyIn, familyParameters, feesTitle, isFamilyKnown, isForFamilies } from "#app/features/fees/index.ts";
import {
  FeesOfYear,
  FirstDayForm,
  NoFees,
  OrderFacts,
  OrderLists,
  ReplacedFees,
  SecondYearFees,
  YearFees,
  YearsWithFees,
} from "#app/features/fees/index.view.ts";
import { feesToday, orderOfYear, yearsWithFees } from "#app/features/fees/records.server.ts";
import { feeWords } from "#app/features/fees/words.ts";
import { documentCodeContext } from "#app/platform/check-codes/code-of.server.ts";
import { pageHeaders, privateCaching } from "#app/platform/http/page-headers.ts";
import { formatDay, formatDigits } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/fees-page";
import { AdmissionTabs } from "./admission-links.tsx";
import { Bill } from "./bill.tsx";
import { FamilyTable, Schemes } from "./fee-help.tsx";
import styles from "./fees.css?url";
import { feeHelp } from "./records.server.ts";
import { admissionWords } from "./words.ts";

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
  const fees = feesToday(records);
  const { query } = here(asked.request);
  const year = query.get("year") ?? fees.year;
  const other = year === fees.year ? undefined : { order: orderOfYear(records, year) };
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
