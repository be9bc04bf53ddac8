import { SubmitButton } from "#app/design/forms/send.tsx";
import { useWords } from "#app/design/site.tsx";
import { DeviceNote } from "#app/features/office/on-device/device-note.tsx";
import type { RecordView } from "./record-view.ts";
import { recordWords } from "./words.ts";

export function PublishButtons({ view }: { view: RecordView }) {
  const { buttons, fields } = useWords(recordWords);
  const { kind, choices, mayPublish, problem, repeated } = view;
  const isUntilWrong = problem?.code === "order" || problem?.code === "until";
  return (
    <div className="publish">
      {repeated && <p className="note">{buttons.repeated(repeated)}</p>}
      {mayPublish && kind.expires && (
        <p className="field">
          <label htmlFor="until">{fields.until}</label>
          <small id="until-help">{fields.untilHelp}</small>
          <input
            id="until"
            name="form:until"
            type="date"
            defaultValue={choices.until}
            className="short"
            aria-describedby="until-help"
            aria-invalid={isUntilWrong || undefined}
            autoComplete="off"
          />
        </p>
      )}
      {/* Stays at the bottom of the window while the form is longer. */}
      <div className="save-bar">
        <p className="actions">
          {mayPublish && (
            <SubmitButton does="publish" look="button" busy={buttons.publishing}>
              {buttons.publish}
            </SubmitButton>
          )}
          <SubmitButton does="save" look={mayPublish ? "button quiet-button" : "button"} busy={buttons.saving}>
            {buttons.save}
          </SubmitButton>
        </p>
        <DeviceNote />
      </div>
    </div>
  );
}
