import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { type AskedPasskey, type GateScreen, carriedFields } from "./gate-screen.ts";

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
