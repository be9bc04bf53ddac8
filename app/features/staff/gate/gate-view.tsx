import { AgainStep, NotDoneStep } from "./again-steps.tsx";
import { GateCodeStep } from "./code-step.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { EnrolStep } from "./enrol-step.tsx";
import type { GateScreen } from "./gate-screen.ts";
import { LostStep, NewPasswordStep } from "./lost-steps.tsx";
import { PasswordStep } from "./password-step.tsx";
import { SetUpStep } from "./set-up-step.tsx";

/** A page of the gate. Its forms have no `action`, so that they post to the requested address. */
export function GateView({ screen }: { screen: GateScreen }) {
  return (
    <main id="content" className="wrap page office-page">
      <div className="card narrow gate">
        <StepView screen={screen} />
      </div>
    </main>
  );
}

function StepView({ screen }: { screen: GateScreen }) {
  if (screen.step === "password") return <PasswordStep screen={screen} />;
  if (screen.step === "code") return <GateCodeStep screen={screen} />;
  if (screen.step === "lost") return <LostStep screen={screen} />;
  if (screen.step === "newPassword") return <NewPasswordStep screen={screen} />;
  if (screen.step === "enrol") return <EnrolStep screen={screen} />;
  if (screen.step === "again") return <AgainStep screen={screen} />;
  if (screen.step === "notDone") return <NotDoneStep screen={screen} />;
  return screen.step === "setUp" ? <SetUpStep screen={screen} /> : <ConfirmStep screen={screen} />;
}
