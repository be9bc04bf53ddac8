import { useWords } from "#app/design/site.tsx";
import type { DashboardAnswer } from "./answer.ts";
import { ConfirmedForm, useConfirmLabels } from "./confirmed-form.tsx";
import { DashboardPart } from "./dashboard-part.tsx";
import { dashboardWords } from "./words.ts";

export function DataPart({ answer }: { answer: DashboardAnswer }) {
  const words = useWords(dashboardWords);
  const isSent = answer.section === "erase";
  return (
    <DashboardPart id="erase" title={words.data} answer={answer} labels={useConfirmLabels()}>
      <p>
        <a className="button quiet-button" href="/my-data">
          {words.download}
        </a>
      </p>
      <p className="quiet">{words.downloadNote}</p>
      <p>
        {words.otherEmail} {words.leaving}
      </p>
      <details open={isSent || undefined}>
        <summary className="button quiet-button erase-outline">{words.erase}</summary>
        <p>{words.eraseText}</p>
        <p>{answer.view?.hasPassword === false ? words.confirmByCode : words.confirm}</p>
        <ConfirmedForm
          id="erase"
          part="erase"
          answer={answer}
          button={{ label: words.eraseAll, busy: words.erasing }}
          variant="erase-button"
        />
      </details>
    </DashboardPart>
  );
}
