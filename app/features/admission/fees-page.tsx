import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { PrintedCode } from "#app/design/printed-code.tsx";
import { Prose } from "#app/design/prose.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { documentCode } from "#app/features/documents/index.server.ts";
import { FeesOfYear, NoFees, OrderFacts, OrderLists, ReplacedFees } from "#app/features/fees/index.view.ts";
import { feesToday } from "#app/features/fees/records.server.ts";
import { feeWords } from "#app/features/fees/words.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/fees-page";
import { AdmissionLinks } from "./admission-links.tsx";
import { Bill } from "./bill.tsx";
import { FamilyTable, Schemes } from "./fee-help.tsx";
import styles from "./fees.css?url";
import { feeHelp } from "./records.server.ts";
import { admissionWords } from "./words.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  return { fees: feesToday(records), help: feeHelp(records), code: documentCode(records, "fee-structure") };
}

/** The fees of this year with their order, what a family pays of them, what it may refuse, and who helps. */
export default function FeesPage({ loaderData: { fees, help, code } }: Route.ComponentProps) {
  const { address, locale, pages } = useSite();
  const t = useWords(admissionWords).cost;
  const words = useWords(feeWords);
  const text = pages.text(address);
  const { current } = fees;
  return (
    <Page words={<AdmissionLinks />}>
      <div className="two-columns">
        <Section title={t.sum}>{current ? <Bill order={current} /> : <NoFees fees={fees} />}</Section>
        {current && (
          <Section title={t.each}>
            <FeesOfYear fees={fees} />
          </Section>
        )}
      </div>
      {current && (
        <>
          <Section title={t.examples} id="first-day">
            <FamilyTable order={current} />
            <p className="quiet">{t.examplesNote}</p>
          </Section>
          <OrderLists order={current} />
          <Section title={words.order}>
            <OrderFacts order={current} />
          </Section>
          <ReplacedFees fees={fees} />
        </>
      )}
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
