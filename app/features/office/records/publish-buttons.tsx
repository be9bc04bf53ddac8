import { Send } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import { DeviceNote } from "#app/features/office/on-device/device-note.tsx";
import { formatWeekdayMoment } from "#app/platform/i18n/format-moment.ts";
import { indiaMoment } from "./posted.ts";
import { missingLanguage, type RecordView } from "./record-view.ts";
import { recordWords } from "./words.ts";

/** The buttons below the fields; each names its effect. */
export function PublishButtons({ view }: { view: RecordView }) {
  const { buttons, fields } = useWords(recordWords);
  const { kind, slug, choices, mayPublish, problem, repeated } = view;
  const follows = missingLanguage(view);
  const isUntilWrong = problem?.code === "order" || problem?.code === "until";
  return (
    <div className="publish">
      {repeated && <p className="note">{buttons.repeated(repeated)}</p>}
      {mayPublish && kind.expires && (
        <p className="field">
          <label htmlFor="until">{fields.until}</label>
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
          <small id="until-help">{fields.untilHelp}</small>
        </p>
      )}
      {/* Stays at the bottom of the window while the form is longer. */}
      <div className="publish-bar">
        <p className="actions">
          {mayPublish && (
            <Send does="publish" look="button" busy={buttons.publishing}>
              {buttons.publish}
            </Send>
          )}
          <Send does="save" look={mayPublish ? "button quiet-button" : "button"} busy={buttons.saving}>
            {buttons.save}
          </Send>
        </p>
        <DeviceNote />
      </div>
      <p className="actions">
        {mayPublish && follows && (
          <Send does={`publish:${follows}`} busy={buttons.publishing}>
            {buttons.publishFollows(follows)}
          </Send>
        )}
        {kind.addresses(slug ?? "").length > 0 && (
          <Send does="preview" look="row-button" busy={buttons.saving}>
            {buttons.preview}
          </Send>
        )}
      </p>
      {mayPublish && <PublishLater view={view} />}
    </div>
  );
}

/** The choice of a later publication day; once one is chosen, the button names it. */
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
        <Send does="schedule" busy={buttons.publishing}>
          {moment && moment > now ? buttons.publishOn(formatWeekdayMoment(moment, locale, now)) : buttons.publishThen}
        </Send>
      </p>
      {follows && (
        <p>
          <Send does={`schedule:${follows}`} busy={buttons.publishing}>
            {buttons.scheduleFollows(follows)}
          </Send>
        </p>
      )}
      <GuideLink to="later" isBesideForm />
    </details>
  );
}
