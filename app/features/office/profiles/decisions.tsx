import { PersonField } from "#app/design/forms/person-field.tsx";
import { Radio } from "#app/design/forms/radio.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { TeacherRow } from "#app/features/profiles/index.ts";
import type { ReviewAnswer } from "./review-answer.ts";
import { longestReason, nobodyElse } from "./review-answer.ts";
import { profileReviewWords } from "./words.ts";

interface Props {
  answer: ReviewAnswer;
  formKey: string;
  version: string;
  isSuspended: boolean;
  isProven: boolean;
  /** Whether the profile differs from its public version. */
  isNew: boolean;
  mayDecide: boolean;
  namesakes: TeacherRow[];
}

export function Decisions({ answer, formKey, version, isSuspended, isProven, isNew, mayDecide, namesakes }: Props) {
  const t = useWords(profileReviewWords);
  const { link } = useSite();
  const hidden = (
    <>
      <PersonField />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <>
      {mayDecide && (isNew || isSuspended) && (
        <form method="post" noValidate>
          {hidden}
          {!isProven && (
            <label className="check">
              <input type="checkbox" name="surely" value="yes" /> {t.surelyTheirs}
            </label>
          )}
          {namesakes.length > 0 && (
            <fieldset className="reasons">
              <legend>{t.namesake.title}</legend>
              {namesakes.map(({ id, name, email }) => (
                <Radio
                  key={id}
                  name="same"
                  value={id}
                  label={
                    <>
                      {t.namesake.yes} <a href={link(`/office/records/teachers/${id}`)}>{name}</a>, {email}
                    </>
                  }
                />
              ))}
              <Radio name="same" value={nobodyElse} label={t.namesake.no} />
            </fieldset>
          )}
          <button type="submit" name="intent" value="approve" className="button" data-busy={t.approving}>
            {t.approve}
          </button>
        </form>
      )}
      {!mayDecide && <p className="note">{t.onlyPrincipal}</p>}
      <section aria-labelledby="ask">
        <h2 id="ask">{t.ask.title}</h2>
        <form method="post" noValidate>
          {hidden}
          <Reason id="ask-reason" label={t.ask.reason} help={t.ask.help} value={answer.reason} isNeeded />
          <button type="submit" name="intent" value="ask" className="button quiet-button" data-busy={t.ask.sending}>
            {t.ask.submit}
          </button>
        </form>
      </section>
      {mayDecide && (
        <details className={isSuspended ? undefined : "erase-fold"}>
          <summary>{isSuspended ? t.restore.submit : t.suspend.title}</summary>
          <p>{isSuspended ? t.restore.help : t.suspend.help}</p>
          <form method="post" noValidate>
            {hidden}
            {!isSuspended && <Reason id="suspend-reason" label={t.suspend.reason} />}
            <button
              type="submit"
              name="intent"
              value={isSuspended ? "restore" : "suspend"}
              className="button quiet-button"
            >
              {isSuspended ? t.restore.submit : t.suspend.submit}
            </button>
          </form>
        </details>
      )}
    </>
  );
}

interface ReasonProps {
  id: string;
  label: string;
  help?: string;
  value?: string | undefined;
  isNeeded?: boolean;
}

function Reason({ id, label, help, value, isNeeded = false }: ReasonProps) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {help && <small id={`${id}-help`}>{help}</small>}
      <textarea
        id={id}
        name="reason"
        rows={4}
        maxLength={longestReason}
        required={isNeeded}
        defaultValue={value}
        aria-describedby={help && `${id}-help`}
      />
    </p>
  );
}
