import { useWords } from "#app/design/site.tsx";
import {
  type Family,
  type FamilyQuestion,
  familyAnswers,
  familyParameters,
  familyQuestions,
  isReserved,
} from "./family.ts";
import { feeWords } from "./words.ts";

interface Props {
  family: Family;
  /** Shows all answers of a question with few of them, so that each is one tap. */
  isOpen?: boolean;
  /** The category is known to be reserved: asks only which one. */
  isAmongReserved?: boolean;
  /** Default: all. */
  asked?: FamilyQuestion[];
}

const mostShown = 4;

export function FamilyQuestions({ family, isOpen = false, isAmongReserved = false, asked = familyQuestions }: Props) {
  return asked.map((question) =>
    isOpen && familyAnswers[question].length <= mostShown ? (
      <ShownAnswers key={question} question={question} chosen={family[question]} />
    ) : (
      <FoldedAnswers
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

function FoldedAnswers({ question, chosen, isAmongReserved }: OneProps & { isAmongReserved: boolean }) {
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

function ShownAnswers({ question, chosen }: OneProps) {
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
