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

export function FamilyQuestions({ family, isOpen = false, isAmongReserved = false, asked = familyQuestions }: QuestionsProps) {
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
