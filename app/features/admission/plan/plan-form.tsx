import { useSite, useWords } from "#app/design/site.tsx";
import { FamilyQuestions } from "#app/features/fees/index.view.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Check } from "../check-schema.ts";
import { circumstances, tickParameters } from "../schema.ts";
import type { PlanAnswers } from "./answers.ts";
import { planWords } from "./plan-words.ts";

/** Reserved category, EWS and income follow from the family's answers. */
const ownTicks = circumstances.filter((each) => !["reserved", "ews", "income"].includes(each));

interface PlanFormProps {
  answers: PlanAnswers;
  check: Localised<Check>;
}

/** The answers travel in the address and are stored nowhere. */
export function PlanForm({ answers, check }: PlanFormProps) {
  const { address, link } = useSite();
  const t = useWords(planWords);
  const { family, also: ticked, subjects, marks } = answers;
  const passedOn = { subjects, marks, [tickParameters.reserved]: ticked.includes("reserved") ? "reserved" : undefined };
  return (
    <form action={`${link(address)}#first-day`} className="no-print">
      {Object.entries(passedOn).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="family">
        <FamilyQuestions family={family} isAmongReserved={!family.category && ticked.includes("reserved")} />
      </div>
      <div className="questions plan-ticks">
        {ownTicks.map((each) => (
          <label key={each}>
            <input type="checkbox" name={tickParameters[each]} value={each} defaultChecked={ticked.includes(each)} />{" "}
            {check.also.options[each]}
          </label>
        ))}
      </div>
      <button type="submit" className="button">
        {t.show}
      </button>
    </form>
  );
}
