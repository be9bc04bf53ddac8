import { SubmitButton } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import { formatWeekdayMoment } from "#app/platform/i18n/format-moment.ts";
import { canBeUnpublished } from "#app/platform/records/kind.ts";
import { recordAddressOf } from "./addresses.ts";
import { indiaMoment } from "./posted.ts";
import { missingLanguage, type RecordView } from "./record-view.ts";
import { UnpublishForm } from "./take-off.tsx";
import { recordWords } from "./words.ts";

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
