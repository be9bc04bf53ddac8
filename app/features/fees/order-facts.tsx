import { PaperLink } from "#app/design/paper-link.tsx";
import { PhoneFold } from "#app/design/phone-fold.tsx";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { type StatedFact, StatedFacts } from "#app/design/stated.tsx";
import { formatDay, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import { telLink } from "#app/platform/i18n/phone.ts";
import { fixedByText } from "./fixed-by.ts";
import type { ShownOrder } from "./shown.ts";
import { feeWords } from "./words.ts";

/** Decisions after which the amount can change. */
const open: ReadonlySet<string | undefined> = new Set(["interim", "adHoc"]);

/** Whether the amounts of an order can still change. */
export const isNotFinal = ({ decision }: Pick<ShownOrder, "decision">): boolean => open.has(decision);

/** Who fixed the fees of an order, when, and since when they count. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(feeWords);
  const { year, admittedIn, fixedBy, decision, number, orderedOn, inForceFrom, file } = order;
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
      {isNotFinal(order) && <p>{t.mayChange}</p>}
      {file && <PaperLink id={file} title={t.order} label={t.file} isPlain />}
      <NothingElse fixedBy={fixedBy} />
    </>
  );
}

/** In one line, what order an amount is from: who fixed the fees, its number and its day. */
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

/** That nothing else is paid, if the institute states it, and to whom a family turns if more is asked for. */
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

/** Names, each with a sentence about it, and where and when its rule was read. */
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

/** The instalments of an order, what a family may refuse, what others are paid, and what comes back. */
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
