import type { ReactNode } from "react";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { RefusedNote } from "#app/ui/forms/problem-note.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { type AskedPasskey, carriedFields, type GateScreen } from "./gate-screen.ts";
import { staffWords } from "./staff-words.ts";

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

interface PasskeyFormProps {
  screen: GateScreen;
  asked: AskedPasskey;
  hidden?: Record<string, string>;
  create?: string;
}

/** Only script shows this form; without script, a code works too. */
export function PasskeyForm({ screen, asked, hidden, create }: PasskeyFormProps) {
  const { entry } = useSite();
  const { code } = useWords(staffWords);
  const all = { gate: screen.step, challenge: asked.challenge, ...hidden, ...carriedFields(screen.kept ?? {}) };
  return (
    <form method="post" action="" hidden data-passkey={create ? "create" : "get"} data-options={asked.options}>
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="passkey" />
      <p>
        <button type="submit" className="button">
          {create ?? code.passkey}
        </button>
      </p>
      <script type="module" src={entry} />
    </form>
  );
}
