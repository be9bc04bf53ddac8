import { Phone } from "#app/design/inline.tsx";
import { useSite } from "#app/design/site.tsx";
import type { Problem } from "#app/platform/forms/answer.ts";
import { formatWait } from "#app/platform/i18n/format-wait.ts";

export function ProblemText({ problem }: { problem: Problem }) {
  const { locale, t } = useSite();
  const words = t.form.problems;
  if (problem.code === "tooMany")
    return (
      <>
        {words.tooMany(formatWait(problem.seconds, locale))} <Phone />
      </>
    );
  if (problem.code === "tooSoon") return words.tooSoon(formatWait(problem.seconds, locale));
  const isToCall = problem.code === "notKept" || problem.code === "failed" || problem.code === "erased";
  return (
    <>
      {words[problem.code]} {isToCall && <Phone />}
    </>
  );
}
