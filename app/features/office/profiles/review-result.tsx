import { useWords } from "#app/design/site.tsx";
import type { ReviewAnswer } from "./review-answer.ts";
import { profileReviewWords } from "./words.ts";

export function ReviewResult({ answer: { decided, problem } }: { answer: ReviewAnswer }) {
  const t = useWords(profileReviewWords);
  if (problem)
    return (
      <p className="note alert" role="alert">
        {problem === "askUnproven" ? t.ask.unproven : t.problems[problem]}
      </p>
    );
  if (!decided) return null;
  const done = { approved: t.approved, asked: t.ask.asked, suspended: t.suspend.done, restored: t.restore.done };
  return (
    <p className="note" role="status">
      {done[decided]}
    </p>
  );
}
