import { formatDay, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { telLink } from "#app/lib/i18n/phone.ts";
import { PaperLink } from "#app/ui/document-link.tsx";
import { PhoneFold, Section, type StatedFact, StatedFacts } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { ShownOrder } from "./fee-order.ts";
import { feeWords, fixedByText } from "./fee-words.ts";

/** Decisions after which the amounts can change. */
const provisionalDecisions: ReadonlySet<string | undefined> = new Set(["interim", "adHoc"]);

export const isProvisional = ({ decision }: Pick<ShownOrder, "decision">): boolean =>
  provisionalDecisions.has(decision);

export function OrderFacts({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  const { year, admittedIn, fixedBy, decision, number, orderedOn, inForceFrom, file, nothingElse } = order;
  const facts: StatedFact[] = [
    [t.year, formatDigits(year, locale)],
    [t.admittedIn, admittedIn?.map((each) => formatDigits(each, locale)).join(", ") || undefined],
    [t.fixedBy, fixedByText(order, locale)],
    [t.decision, decision && t.choices[`decision.${decision}`]],
    [t.number, number && <bdi>{number}</bdi>],
    [t.orderedOn, orderedOn && formatDay(orderedOn, locale)],
    [t.inForceFrom, formatDay(inForceFrom, locale)],
  ];
  return (
    <>
      <div className="order">
        <StatedFacts facts={facts} />
      </div>
      {isProvisional(order) && <p>{t.mayChange}</p>}
      {file && <PaperLink id={file} title={t.order} label={t.file} isPlain />}
      <NothingElse fixedBy={fixedBy} nothingElse={nothingElse} />
    </>
  );
}

export function OrderSource({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  const { number, orderedOn, inForceFrom } = order;
  const since = orderedOn ? formatDay(orderedOn, locale) : `${t.inForceFrom}: ${formatDay(inForceFrom, locale)}`;
  return (
    <p className="quiet known">
      {t.order}: {[fixedByText(order, locale), number, since].filter(Boolean).join(", ")}
    </p>
  );
}

/** The institute's statement, if any, and whom to call if somebody asks for more. */
function NothingElse({ fixedBy, nothingElse }: Pick<ShownOrder, "fixedBy" | "nothingElse">) {
  const { institute } = useSite();
  const t = useWords(feeWords);
  const { phone } = institute.contact;
  return (
    <p className="note">
      {nothingElse && `${t.nothingElse} `}
      {t.askedForMore}
      {phone && (
        <>
          : <a href={telLink(phone)}>{phone}</a>
        </>
      )}
      .{" "}
      {fixedBy === "fra" && (
        <>
          {t.complain} <a href="https://www.mahafra.org">{t.authority}</a>.
        </>
      )}
    </p>
  );
}

interface Pair {
  name: string;
  note: string;
  source?: string | undefined;
  checkedOn?: string | undefined;
}

function Pairs({ items }: { items: Pair[] }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  return (
    <dl className="extras">
      {items.map(({ name, note, source, checkedOn }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {note}
            {source && (
              <>
                {" "}
                <a href={source}>{t.source}</a>
              </>
            )}
            {checkedOn && <small> ({t.firstDay.checked(formatDay(checkedOn, locale))})</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function OrderLists({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  const instalments = order.instalments.map(({ name, year, rupees, by }) => ({
    name: [`${name} (${t[year]})`, by && t.by(formatDay(by, locale))].filter(Boolean).join(", "),
    note: formatRupees(rupees, locale),
  }));
  const folded = [
    [t.refusable, order.refusable],
    [t.toOthers, order.toOthers],
  ] as const;
  return (
    <>
      {instalments.length > 0 && (
        <Section title={`${t.instalments} (${formatDigits(order.year, locale)})`}>
          <div className="amounts">
            <Pairs items={instalments} />
          </div>
        </Section>
      )}
      {folded.map(
        ([title, items]) =>
          items.length > 0 && (
            <section key={title} className="section folded">
              <PhoneFold title={title}>
                <h2>{title}</h2>
                <Pairs items={items} />
              </PhoneFold>
            </section>
          ),
      )}
      {order.refund && (
        <Section title={t.refund}>
          <p>
            {order.refund.rule} {order.refund.source && <a href={order.refund.source}>{t.source}</a>}
          </p>
        </Section>
      )}
    </>
  );
}
