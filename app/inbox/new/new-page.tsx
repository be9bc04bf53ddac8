import { useContext } from "react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { hscPercentage } from "#app/forms/enquiries/enquiry.ts";
import { guardianControls, guardianDetails, noDetails, withGuardian } from "#app/forms/submissions/submission.ts";
import type { Addition } from "#app/inbox/additions.server.ts";
import { DayChips } from "#app/inbox/day-chips.tsx";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import type { InboxRefusal } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { offeredDays } from "#app/inbox/office-days.server.ts";
import type { OfferedDay } from "#app/inbox/states.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { sources } from "#app/lib/db/inbox-tables.ts";
import { field, formControlsOf, line, lines, name, optional, phone, unknownToBrowser } from "#app/lib/forms/fields.ts";
import { check, type FieldErrors } from "#app/lib/forms/form-answer.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { inLocale, type Locale, localeNames, locales, otherLocale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { familyIn } from "#app/site/fees/family.ts";
import { FamilyQuestions } from "#app/site/fees/first-day-form.tsx";
import { Field, FormContext, Radio } from "#app/ui/forms/field.tsx";
import { PersonField } from "#app/ui/forms/post-form.tsx";
import { RefusedNote } from "#app/ui/forms/problem-note.tsx";
import { here, recordsFor, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/new-page";
import styles from "./new.css?url";
import { newWords } from "./new-words.ts";

const newSources = sources.filter((source) => source !== "site");

const fields = {
  fullName: field(name(120), unknownToBrowser),
  phone: field(phone, unknownToBrowser),
  source: z.enum(newSources as [(typeof newSources)[number], ...typeof newSources], { error: "missing" }),
  hscPercentage: optional(field(hscPercentage, unknownToBrowser)),
  subjects: optional(field(line(80), unknownToBrowser)),
  note: optional(field(lines(2000, 3), unknownToBrowser)),
  sourceDetail: optional(field(line(80), unknownToBrowser)),
  locale: z.enum(locales, { error: "missing" }),
};
export const newForm = withGuardian(fields);

const { source: _source, locale: _locale, ...typed } = fields;
const newControls = formControlsOf(typed);

type Context = Parameters<typeof requireStaff>[0];

const refused = (answer: NewAnswer, status = 400) => data(answer, { status, headers: { "Cache-Control": "no-store" } });

/** Empty if another day was chosen but not filled in; undefined for none. */
const dayIn = ({ due, dueOn = "" }: Record<string, string>) => (due === "other" ? dueOn.trim() : due || undefined);

export async function answerNew(context: Context, locale: Locale) {
  const actor = requireStaff(context, "inbox");
  const values = context.get(formContext)?.values ?? {};
  const checked = check(newForm, values);
  if (!checked.ok) return refused({ values, problem: "fields", errors: checked.errors });
  const { fullName, phone, hscPercentage = null, locale: spoken, ...more } = checked.fields;
  const { subjects, source, sourceDetail, note } = more;
  const addition: Addition = {
    actor,
    key: values.key ?? "",
    kind: "enquiry",
    locale: spoken,
    source,
    sourceDetail,
    note,
    subjects,
    category: familyIn(new URLSearchParams(values)).category,
    details: { ...noDetails, name: fullName, phone, hscPercentage, ...guardianDetails(more) },
    hasConsent: values.consent === "1",
    hasGuardianConsent: values.intent === "guardianAgreed",
    dueOn: dayIn(values),
  };
  const outcome = await context.get(inboxContext).add(addition);
  if (!outcome.ok) return refused({ values, problem: outcome.reason });
  throw redirect(`${inLocale(`/office/inbox/${outcome.reference}`, locale)}?done=add#content`, 303);
}

interface NextContactProps {
  offered: OfferedDay[];
  /** Milliseconds since 1970. */
  now: number;
}

export function NextContact({ offered, now }: NextContactProps) {
  const t = useWords(newWords);
  const { values } = useContext(FormContext);
  return (
    <fieldset className="days">
      <legend>{t.due}</legend>
      <DayChips name="due" offered={offered} chosen={values.due ?? offered[0]?.day ?? ""} now={now} none="" />
      <p className="field if-other">
        <label htmlFor="new-dueOn">{t.dueOn}</label>
        <input type="date" id="new-dueOn" name="dueOn" defaultValue={values.dueOn} />
      </p>
    </fieldset>
  );
}

interface Props {
  formKey: string;
  offered: OfferedDay[];
  /** Milliseconds since 1970. */
  now: number;
  answer: NewAnswer | undefined;
}

/** Without script, CSS reveals the questions for minors. */
function NewForm({ formKey, offered, now, answer }: Props) {
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

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(newWords, page).title, wordsAt(staffWords, page).office);
export const action = ({ request, context }: Route.ActionArgs) => answerNew(context, here(request).locale);

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "inbox");
  const now = presentTime();
  return { formKey: newId(), now, offered: offeredDays(now, recordsFor({ request, context })) };
}

export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(newWords);
  const { title: inbox } = useWords(inboxWords);
  return (
    <OfficePage title={t.title} lead={t.lead} back={{ to: "/office/inbox", label: inbox }}>
      <NewForm {...loaderData} answer={actionData} />
    </OfficePage>
  );
}

interface NewAnswer {
  values: Record<string, string>;
  problem: "fields" | InboxRefusal["reason"];
  errors?: FieldErrors | undefined;
}
