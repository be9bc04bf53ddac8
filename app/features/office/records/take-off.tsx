import { Radio } from "#app/design/forms/radio.tsx";
import { useWords } from "#app/design/site.tsx";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import type { OffReason } from "#app/platform/db/record-tables.ts";
import type { RecordView } from "./record-view.ts";
import { recordWords } from "./words.ts";

const reasons = ["mistake", "replaced", "ended"] satisfies OffReason[];

/** A record without a page cannot redirect to another. */
export function UnpublishForm({ view: { kind, choices, problem } }: { view: RecordView }) {
  const { buttons, fields } = useWords(recordWords);
  const isAddressWrong = problem?.code === "address" || problem?.code === "leadsBack";
  const isWrong = problem?.code === "why" || isAddressWrong;
  return (
    <details open={isWrong}>
      <summary className="erase">{buttons.takeOff}</summary>
      <fieldset className="reasons">
        <legend>{fields.why}</legend>
        {reasons
          .filter((reason) => kind.keepsPage || reason !== "replaced")
          .map((reason) => (
            <Radio
              key={reason}
              name="form:why"
              value={reason}
              defaultChecked={choices.why === reason}
              label={fields.reasons[reason]}
            />
          ))}
        {!kind.keepsPage && <p className="quiet">{fields.whyHistory}</p>}
        {kind.keepsPage && (
          <p className="field replaced-by">
            <label htmlFor="replaced-by">{fields.replacedBy}</label>
            <input
              id="replaced-by"
              name="form:replacedBy"
              list="pages"
              defaultValue={choices.replacedBy}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              aria-invalid={isAddressWrong || undefined}
            />
          </p>
        )}
      </fieldset>
      <p>
        <button type="submit" name="intent" value="takeOff" className="button quiet-button erase-outline">
          {buttons.takeOff}
        </button>
      </p>
      <GuideLink to="take-off" isBesideForm />
    </details>
  );
}
