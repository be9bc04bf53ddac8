import type { ReactNode } from "react";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { RefusedNote } from "#app/design/forms/problem-note.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { formatWait } from "#app/platform/i18n/format-wait.ts";
import { type GateScreen, carriedFields } from "./gate-screen.ts";

interface GateFormProps {
  screen: GateScreen;
  step: GateScreen["step"];
  id?: string;
  hidden?: Record<string, string>;
  submit: string;
  isQuiet?: boolean;
  children: ReactNode;
}

export function GateForm({ screen, step, id = "gate", hidden, submit, isQuiet = false, children }: GateFormProps) {
  return (
    <PostForm
      id={id}
      action=""
      values={screen.values ?? {}}
      errors={screen.errors}
      hidden={{ gate: step, ...hidden, ...carriedFields(screen.kept ?? {}) }}
      button={{ label: submit }}
      {...(isQuiet && { variant: "quiet-button" })}
    >
      {children}
    </PostForm>
  );
}

/** `gate-answer` is the note above the form. */
export const wrongCode = ({ problem }: GateScreen) =>
  problem?.code === "wrongCode" || problem?.code === "notSixDigits"
    ? { "aria-invalid": true, "aria-describedby": "gate-answer" }
    : {};

export function GateProblemNote({ screen, labels = {} }: { screen: GateScreen; labels?: Record<string, string> }) {
  const { locale } = useSite();
  const { problems } = useWords(staffWords);
  const { problem, errors, step } = screen;
  if (!problem) return null;
  // Only the first step asks for an email address as well.
  const isPasswordAlone = problem.code === "wrongCredentials" && step !== "password";
  const reason =
    problem.code === "tooMany"
      ? problems.tooMany(formatWait(problem.seconds, locale))
      : problems[isPasswordAlone ? "wrongPassword" : problem.code];
  const refused = problem.code === "fields" ? errors : undefined;
  return <RefusedNote id="gate" reason={<p>{reason}</p>} errors={refused} labels={labels} />;
}
