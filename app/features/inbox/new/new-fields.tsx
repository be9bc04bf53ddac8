import { Field } from "#app/design/forms/field.tsx";
import { FormContext } from "#app/design/forms/form-context.ts";
import { PersonField } from "#app/design/forms/person-field.tsx";
import { RefusedNote } from "#app/design/forms/problem-note.tsx";
import { Radio } from "#app/design/forms/radio.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { familyIn } from "#app/features/fees/index.ts";
import { FamilyQuestions } from "#app/features/fees/index.view.ts";
import type { OfferedDay } from "#app/features/inbox/changes/days.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { guardianControls } from "#app/features/submissions/index.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { localeNames, otherLocale } from "#app/platform/i18n/locale.ts";
import type { NewAnswer } from "./new-answer.ts";
import { newControls, newSources } from "./new-form.ts";
import { newWords } from "./new-words.ts";
import { NextContact } from "./next-contact.tsx";

interface Props {
  formKey: string;
  offered: OfferedDay[];
  /** Milliseconds since 1970. */
  now: number;
  answer: NewAnswer | undefined;
}

/** Without script, CSS reveals the questions for minors. */
export function NewForm({ formKey, offered, now, answer }: Props) {
  const { link, locale, retentionDays } = useSite();
  const t = useWords(newWords);
  const { facts, sources } = useWords(inboxWords);
  const { values = {}, errors, problem } = answer ?? {};
  const isConsentMissing = problem !== undefined && values.consent !== "1";
  return (
    <FormContext value={{ id: "new", values, errors }}>
      {problem && <Problem problem={problem} errors={errors} hasConsent={values.consent === "1"} />}
      <form
        method="post"
        action={`${link("/office/inbox/new")}#new-answer`}
        noValidate
        className="new-form"
        id="new-form"
      >
        <PersonField />
        <input type="hidden" name="key" value={values.key || formKey} />
        <div className="new-columns">
          <div>
            <Field {...newControls.fullName} label={t.fullName} />
            <Field {...newControls.phone} label={t.phone} />
            <label className="check">
              <input type="checkbox" name="isMinor" value="1" defaultChecked={Boolean(values.isMinor)} /> {t.isMinor}
            </label>
            <div className="of-minor">
              <Field {...guardianControls.guardianName} label={t.guardianName} isNeeded />
              <Field {...guardianControls.guardianPhone} label={t.guardianPhone} isNeeded />
            </div>
            <Field {...newControls.hscPercentage} label={facts.hscPercentage} />
            <Field {...newControls.subjects} label={facts.subjects} hint={t.subjectsHint} />
            <div className="family">
              <FamilyQuestions family={familyIn(new URLSearchParams(values))} asked={["category"]} />
            </div>
            <Field {...newControls.note} label={t.note} hint={t.noteHint} />
            <fieldset id="new-source">
              <legend>{t.source}</legend>
              <div className="choices">
                {newSources.map((source, at) => (
                  <Radio
                    key={source}
                    name="source"
                    value={source}
                    required
                    defaultChecked={values.source === source || (!values.source && at === 0)}
                    label={sources[source]}
                  />
                ))}
              </div>
            </fieldset>
            <div className="if-named">
              <Field {...newControls.sourceDetail} label={t.sourceDetail} hint={t.sourceDetailHint} />
            </div>
          </div>
          <div>
            <NextContact offered={offered} now={now} />
            <fieldset id="new-locale">
              <legend>{t.locale}</legend>
              <div className="choices">
                {(["mr", "en"] as const).map((each) => (
                  <Radio
                    key={each}
                    name="locale"
                    value={each}
                    required
                    defaultChecked={(values.locale ?? "mr") === each}
                    label={<span lang={each}>{localeNames[each]}</span>}
                  />
                ))}
              </div>
            </fieldset>
            <fieldset className="consent">
              <legend>{t.consent}</legend>
              {[locale, otherLocale(locale)].map((each) => (
                <blockquote key={each} lang={each}>
                  <p>{newWords[each].read.replace("{days}", formatNumber(retentionDays, each))}</p>
                </blockquote>
              ))}
              <p className="of-minor">{t.readMinor}</p>
              {isConsentMissing && (
                <strong id="new-consent-error" className="field-error">
                  {t.problems.consentNeeded}
                </strong>
              )}
              <label className="check">
                <input
                  type="checkbox"
                  id="new-consent"
                  name="consent"
                  value="1"
                  required
                  defaultChecked={values.consent === "1"}
                  aria-invalid={isConsentMissing || undefined}
                  aria-describedby={isConsentMissing ? "new-consent-error" : undefined}
                />{" "}
                {t.agreed}
              </label>
            </fieldset>
          </div>
        </div>
        <div className="save-bar">
          <p className="actions of-adult">
            <button type="submit" className="button" data-busy={t.saving}>
              {t.save}
            </button>
          </p>
          <p className="actions of-minor">
            <button type="submit" name="intent" value="guardianAgreed" className="button" data-busy={t.saving}>
              {t.saveAgreed}
            </button>
            <button type="submit" className="button quiet-button" data-busy={t.saving}>
              {t.saveMinor}
            </button>
          </p>
        </div>
      </form>
    </FormContext>
  );
}

/** Missing consent is reported together with field errors, not at the next attempt. */
function Problem({ problem, errors, hasConsent }: Pick<NewAnswer, "problem" | "errors"> & { hasConsent: boolean }) {
  const t = useWords(newWords);
  const told = t.problems[problem as keyof typeof t.problems] ?? t.problems.other;
  const { fullName, phone, note, sourceDetail, guardianName, guardianPhone, source, locale } = t;
  const { facts } = useWords(inboxWords);
  const labels = { ...facts, fullName, phone, note, sourceDetail, guardianName, guardianPhone, source, locale };
  return (
    <RefusedNote id="new" reason={<p>{told}</p>} errors={errors} labels={labels}>
      {problem === "fields" && !hasConsent && (
        <ul>
          <li>
            <a href="#new-consent">{t.problems.consentNeeded}</a>
          </li>
        </ul>
      )}
    </RefusedNote>
  );
}
