import { Phone } from "#app/design/inline.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDay, formatDigits, formatRupees } from "#app/platform/i18n/format.ts";
import { type Family, familyQuestions, isFamilyKnown } from "./family.ts";
import { ceilingOf, familyCost } from "./family-cost.ts";
import { FamilyQuestions } from "./family-questions.tsx";
import { firstDayFor, schemesFor } from "./first-day.ts";
import { isProvisional } from "./order-facts.tsx";
import type { ShownOrder } from "./shown.ts";
import { feeWords } from "./words.ts";

interface Props {
  order: ShownOrder;
  family: Family;
}

/** Answered by the address, without script. */
export function FirstDayForm({ order, family }: Props) {
  const { firstDay: t } = useWords(feeWords);
  return (
    <>
      <form action="#first-day" className="family no-print">
        <FamilyQuestions family={family} />
        <button type="submit" className="button">
          {t.show}
        </button>
      </form>
      {isFamilyKnown(family) && <FirstDayAnswer order={order} family={family} />}
    </>
  );
}

/** The form leads to this part, so that screen readers read it out. */
export function FirstDayAnswer({ order, family }: Props) {
  const found = firstDayFor(order, family);
  return (
    <p className="note" id="first-day" role="status" tabIndex={-1}>
      {found?.firstDay === undefined ? (
        <MaximumAnswer order={order} family={family} scheme={found?.payer.scheme} />
      ) : (
        <ExactAnswer order={order} {...found} firstDay={found.firstDay} />
      )}
    </p>
  );
}

type FirstDayMatch = NonNullable<ReturnType<typeof firstDayFor<ShownOrder["payers"][number]>>>;

function ExactAnswer({ order, payer, firstDay, cost }: FirstDayMatch & { order: ShownOrder; firstDay: number }) {
  const { locale } = useSite();
  const words = useWords(feeWords);
  const t = words.firstDay;
  const rupees = (amount: number) => formatRupees(amount, locale);
  const source = [payer.scheme ?? payer.who, payer.checkedOn && t.checked(formatDay(payer.checkedOn, locale))];
  return (
    <>
      <strong>{t.answer(rupees(firstDay), formatDigits(order.year, locale))}</strong>{" "}
      {cost && (
        <>
          {cost.schemePays > 0
            ? t.rest(rupees(cost.schemePays), rupees(cost.familyPays))
            : t.noScheme(rupees(cost.familyPays))}{" "}
          {words.secondYearMayChange}{" "}
        </>
      )}
      <small>{source.filter(Boolean).join("; ")}.</small>
      {payer.source && (
        <>
          {" "}
          <a href={payer.source}>{words.source}</a>
        </>
      )}
    </>
  );
}

function MaximumAnswer({ order, family, scheme }: Props & { scheme: string | undefined }) {
  const { locale } = useSite();
  const words = useWords(feeWords);
  const t = words.firstDay;
  const rupees = (amount: number) => formatRupees(amount, locale);
  const { firstDay, familyPays } = ceilingOf(order);
  const lower = (who: string, tuitionPaid: number, onFirstDay?: number) =>
    t.lower(
      who,
      [
        onFirstDay !== undefined && t.onFirstDay(rupees(onFirstDay)),
        t.twoYears(rupees(familyCost(order, tuitionPaid).familyPays)),
      ]
        .filter(Boolean)
        .join(", "),
    );
  const isComplete = familyQuestions.every((question) => family[question]);
  const sentences = [
    order.deposit && t.withoutDeposit,
    isProvisional(order) && words.mayChange,
    words.secondYearMayChange,
    family.student === "transgender" && `${t.waiver} ${lower(t.waived, 100)}`,
    ...(isFamilyKnown(family) ? schemesFor(order, family) : []).map((row) =>
      lower(row.who, row.tuitionPaid ?? 0, row.firstDay),
    ),
    scheme && t.lessWith(scheme),
  ];
  return (
    <>
      <strong>{t.most(rupees(firstDay), rupees(familyPays), formatDigits(order.year, locale))}</strong>{" "}
      {sentences.filter(Boolean).join(" ")}{" "}
      <span className="no-print">
        {!isComplete && t.exact} {t.inDoubt}: <Phone />
      </span>
    </>
  );
}
