import { Phone } from "#app/design/inline.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatDay, formatRupees } from "#app/platform/i18n/format.ts";
import { type Family, familyQuestions, isFamilyKnown } from "./family.ts";
import { FamilyQuestions } from "./family-questions.tsx";
import { firstDayFor } from "./first-day.ts";
import type { ShownOrder } from "./shown.ts";
import { feeWords } from "./words.ts";

interface Props {
  order: ShownOrder;
  /** The family of the address: its answers are chosen in the form. */
  family: Family;
}

/** Four questions about a family, and what it pays on the first day; answered by the address, without script. */
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

/** The amounts for a family, with the scheme or the row that they come from; or that only the office can tell. */
export function FirstDayAnswer({ order, family }: Props) {
  const { locale } = useSite();
  const words = useWords(feeWords);
  const t = words.firstDay;
  const found = firstDayFor(order, family);
  const isComplete = familyQuestions.every((question) => family[question]);
  if (found?.firstDay === undefined)
    return (
      <p className="note">
        {family.student === "transgender" ? t.waiver : isComplete || found ? t.askOffice(found?.payer.who) : t.ask}:{" "}
        <Phone />
      </p>
    );
  const { payer, firstDay, cost } = found;
  const source = [payer.scheme ?? payer.who, payer.checkedOn && t.checked(formatDay(payer.checkedOn, locale))];
  return (
    <p className="note">
      <strong>{t.answer(formatRupees(firstDay, locale))}</strong>{" "}
      {cost &&
        (cost.schemePays > 0
          ? t.rest(formatRupees(cost.schemePays, locale), formatRupees(cost.familyPays, locale))
          : t.noScheme(formatRupees(cost.familyPays, locale)))}{" "}
      <small>{source.filter(Boolean).join("; ")}.</small>
      {payer.source && (
        <>
          {" "}
          <a href={payer.source}>{words.source}</a>
        </>
      )}
    </p>
  );
}
