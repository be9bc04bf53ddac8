import type { ReactNode } from "react";
import { canBeUnpublished } from "#app/cms/records/kind.ts";
import type { OffReason } from "#app/lib/db/record-tables.ts";
import { formatWeekdayMoment } from "#app/lib/i18n/format-moment.ts";
import { GuideLink } from "#app/office/guide/guide-link.tsx";
import { DeviceNote } from "#app/office/on-device/device-note.tsx";
import { Radio } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { indiaMoment } from "./posted-record.ts";
import { missingLanguage, type RecordView, recordAddressOf } from "./record-view.ts";
import { recordWords } from "./record-words.ts";

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

const reasons = ["mistake", "replaced", "ended"] satisfies OffReason[];

/** A record without a page cannot redirect to another. */
function UnpublishForm({ view: { kind, choices, problem } }: { view: RecordView }) {
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

export function MoreActions({ view }: { view: RecordView }) {
  const { link } = useSite();
  const { record, buttons } = useWords(recordWords);
  const { kind, slug, open, mayPublish } = view;
  const follows = missingLanguage(view);
  return (
    <div className="more">
      {mayPublish && follows && (
        <p>
          <SubmitButton does={`publish:${follows}`} look="row-button" busy={buttons.publishing}>
            {buttons.publishFollows(follows)}
          </SubmitButton>
        </p>
      )}
      {kind.addresses(slug ?? "").length > 0 && (
        <p>
          <SubmitButton does="preview" look="row-button" busy={buttons.saving}>
            {buttons.preview}
          </SubmitButton>
        </p>
      )}
      {mayPublish && <PublishLater view={view} />}
      {slug !== undefined && open && (
        <p>
          <a href={link(`${recordAddressOf(kind.name, slug)}/history`)}>{record.history}</a>
        </p>
      )}
      {open?.state === "public" && mayPublish && canBeUnpublished(kind, slug ?? "") && <UnpublishForm view={view} />}
      {open?.state === "draft" && (
        <p>
          <button type="submit" name="intent" value="discard" className="row-button erase">
            {buttons.discard}
          </button>
        </p>
      )}
    </div>
  );
}

function PublishLater({ view }: { view: RecordView }) {
  const { choices, now, problem } = view;
  const follows = missingLanguage(view);
  const { locale } = useSite();
  const { buttons, fields } = useWords(recordWords);
  const moment = indiaMoment(choices.day, choices.time);
  const isWrong = problem?.code === "past" || problem?.code === "when";
  return (
    <details open={choices.day !== "" || isWrong}>
      <summary>{buttons.later}</summary>
      <div className="when">
        <p className="field">
          <label htmlFor="day">{fields.day}</label>
          <input
            id="day"
            name="form:day"
            type="date"
            defaultValue={choices.day}
            aria-invalid={isWrong || undefined}
            autoComplete="off"
          />
        </p>
        <p className="field">
          <label htmlFor="time">{fields.time}</label>
          <input id="time" name="form:time" type="time" defaultValue={choices.time} autoComplete="off" />
        </p>
      </div>
      <p>
        <SubmitButton does="schedule" busy={buttons.publishing}>
          {moment && moment > now ? buttons.publishOn(formatWeekdayMoment(moment, locale, now)) : buttons.publishThen}
        </SubmitButton>
      </p>
      {follows && (
        <p>
          <SubmitButton does={`schedule:${follows}`} busy={buttons.publishing}>
            {buttons.scheduleFollows(follows)}
          </SubmitButton>
        </p>
      )}
      <GuideLink to="later" isBesideForm />
    </details>
  );
}

/** All buttons of a record's page belong to this form, so that each submits what is typed. */
export const recordFormId = "record-form";

export const revertFormId = "go-back";

interface Props {
  intent: string;
  look?: string;
  children: ReactNode;
}

/** For use outside the form element. */
export function StateButton({ intent, look = "button quiet-button", children }: Props) {
  return (
    <button type="submit" form={recordFormId} name="intent" value={intent} className={look}>
      {children}
    </button>
  );
}
