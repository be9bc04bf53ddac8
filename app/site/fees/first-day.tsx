import { totalOfOrder, totalOfYear } from "#app/cms/content/fee-orders.ts";
import { formatDay, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { Phone } from "#app/ui/inline.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import {
  type Family,
  type FamilyQuestion,
  type ForFamilies,
  familyAnswers,
  familyParameters,
  familyQuestions,
  isFamilyKnown,
  isReserved,
  possibleFamilies,
  questionsOf,
  rowsFor,
} from "./family.ts";
import type { FeeOrder, ShownOrder } from "./fee-order.ts";
import { feeWords } from "./fee-words.ts";
import { isProvisional } from "./order-facts.tsx";

type CostParts = {
  lines: Pick<FeeOrder["lines"][number], "head" | "firstYear" | "secondYear">[];
  deposit?: { rupees: number } | undefined;
};

/**
 * The cost of two years in rupees, after the deposit is returned.
 * @param tuitionPaid Percent of the tuition fee that a scheme pays
 */
export function familyCost(order: CostParts, tuitionPaid: number): { schemePays: number; familyPays: number } {
  const tuition = order.lines.filter(({ head }) => head === "tuition");
  const schemePays = Math.round((totalOfOrder({ lines: tuition }) * tuitionPaid) / 100);
  return { schemePays, familyPays: totalOfOrder(order) - (order.deposit?.rupees ?? 0) - schemePays };
}

type CeilingParts = CostParts & {
  instalments: Pick<FeeOrder["instalments"][number], "year" | "rupees">[];
  payers: Pick<FeeOrder["payers"][number], "tuitionPaid" | "firstDay">[];
};

/**
 * The most that any family pays in rupees: without a scheme, and on the first day all that no later instalment covers.
 * Without later instalments: the stated amount for families without a scheme, or the whole first year.
 */
export function ceilingOf(order: CeilingParts): { firstDay: number; familyPays: number } {
  const [, ...later] = order.instalments.filter(({ year }) => year === "firstYear");
  const rest = later.reduce((left, { rupees }) => left - rupees, totalOfYear(order, "firstYear"));
  const isStated = order.payers.some(({ tuitionPaid, firstDay }) => tuitionPaid === 0 && firstDay !== undefined);
  const stated = order.payers.flatMap(({ firstDay = [] }) => firstDay);
  const firstDay = Math.max(...stated, ...(isStated && later.length === 0 ? [] : [rest]));
  return { firstDay, familyPays: familyCost(order, 0).familyPays };
}

interface Payer extends ForFamilies {
  tuitionPaid?: number | undefined;
  firstDay?: number | undefined;
}

type PayingOrder<Row> = Parameters<typeof familyCost>[0] & { payers: Row[] };

/** In rupees. Without an amount, the ceiling of the order applies. */
export interface FirstDay<Row> {
  payer: Row;
  firstDay?: number | undefined;
  /** For two years. */
  cost?: ReturnType<typeof familyCost> | undefined;
}

/** Rows with a scheme whose share is known, for all families that match the known answers. */
export function schemesFor<Row extends Payer>(order: PayingOrder<Row>, family: Family): Row[] {
  const rows = possibleFamilies(family).flatMap((each) =>
    !family.student && each.student === "transgender" ? [] : rowsFor(order.payers, each),
  );
  return [...new Set(rows)].filter(({ tuitionPaid = 0 }) => tuitionPaid > 0);
}

/**
 * @param family What is known. A question may stay open only if its answer changes nothing.
 * @returns undefined if the order says nothing about this family: only the ceiling is known
 */
export function firstDayFor<Row extends Payer>(order: PayingOrder<Row>, family: Family): FirstDay<Row> | undefined {
  const rows: Row[] = [];
  for (const each of possibleFamilies(family)) {
    // The answer for transgender students differs from all others, so only those who say so get it.
    if (!family.student && each.student === "transgender") continue;
    const [row, another] = rowsFor(order.payers, each);
    if (!row || another) return;
    rows.push(row);
  }
  // The broadest of the rows, if all give the same amounts.
  const payer = rows.reduce((broad, row) => (questionsOf(row) < questionsOf(broad) ? row : broad));
  if (rows.some((row) => row.firstDay !== payer.firstDay || row.tuitionPaid !== payer.tuitionPaid)) return;
  const { firstDay, tuitionPaid } = payer;
  return { payer, firstDay, cost: tuitionPaid === undefined ? undefined : familyCost(order, tuitionPaid) };
}

interface QuestionsProps {
  family: Family;
  /** Shows all answers of a question with few of them, so that each is one tap. */
  isOpen?: boolean;
  /** The category is known to be reserved: asks only which one. */
  isAmongReserved?: boolean;
  /** Default: all. */
  asked?: FamilyQuestion[];
}

const mostRadioAnswers = 4;

export function FamilyQuestions({
  family,
  isOpen = false,
  isAmongReserved = false,
  asked = familyQuestions,
}: QuestionsProps) {
  return asked.map((question) =>
    isOpen && familyAnswers[question].length <= mostRadioAnswers ? (
      <RadioQuestion key={question} question={question} chosen={family[question]} />
    ) : (
      <SelectQuestion
        key={question}
        question={question}
        chosen={family[question]}
        isAmongReserved={question === "category" && isAmongReserved}
      />
    ),
  );
}

interface OneProps {
  question: FamilyQuestion;
  chosen: string | undefined;
}

function useAnswers(question: FamilyQuestion, isAmongReserved = false) {
  const { choices } = useWords(feeWords);
  const list = question === "category" ? "categories" : question;
  const answers = isAmongReserved ? familyAnswers[question].filter(isReserved) : familyAnswers[question];
  return answers.map((answer) => ({ answer, label: choices[`payers.${list}.${answer}`] }));
}

function SelectQuestion({ question, chosen, isAmongReserved }: OneProps & { isAmongReserved: boolean }) {
  const { firstDay: t } = useWords(feeWords);
  return (
    <label>
      {t.questions[question]}
      <select name={familyParameters[question]} defaultValue={chosen}>
        <option value="">{isAmongReserved ? t.chooseReserved : t.choose}</option>
        {useAnswers(question, isAmongReserved).map(({ answer, label }) => (
          <option key={answer} value={answer}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function RadioQuestion({ question, chosen }: OneProps) {
  const { firstDay: t } = useWords(feeWords);
  return (
    <fieldset className="days">
      <legend>{t.questions[question]}</legend>
      {[...useAnswers(question), { answer: "", label: t.unknown }].map(({ answer, label }) => (
        <label key={answer}>
          <input
            type="radio"
            name={familyParameters[question]}
            value={answer}
            defaultChecked={answer === (chosen ?? "")}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

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
