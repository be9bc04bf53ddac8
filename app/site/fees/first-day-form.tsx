import { formatDay, formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { Phone } from "#app/ui/inline.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import {
  type Family,
  type FamilyQuestion,
  familyAnswers,
  familyParameters,
  familyQuestions,
  isFamilyKnown,
  isReserved,
} from "./family.ts";
import type { ShownOrder } from "./fee-order.ts";
import { feeWords } from "./fee-words.ts";
import { ceilingOf, familyCost, firstDayFor, schemesFor } from "./first-day.ts";
import { isProvisional } from "./order-facts.tsx";

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
