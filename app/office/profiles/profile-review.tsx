import type { Profile } from "#app/people/profiles/profile.ts";
import type { Teacher, TeacherRow } from "#app/people/profiles/teacher.ts";
import { TeacherCard, TeacherTable } from "#app/people/profiles/teacher-card.tsx";
import { AddressText } from "#app/ui/contact-links.tsx";
import { Radio } from "#app/ui/forms/field.tsx";
import { PersonField } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { compareProfiles, ProfileChanges } from "./profile-changes.tsx";
import { profileReviewWords } from "./profile-words.ts";

type Decided = "approved" | "asked" | "suspended" | "restored";

export type DecisionProblem =
  | "forbidden"
  | "changed"
  | "overtaken"
  | "noKey"
  | "unfinished"
  | "unproven"
  | "unknown"
  | "reason"
  | "askUnproven"
  /** Whether a record of the same name is of this person was not answered, or the record could not be changed. */
  | "namesake"
  | "notLinked"
  | "notKept"
  | "failed";

/** After a failure, what was typed is shown again. */
export interface ReviewAnswer {
  decided?: Decided;
  problem?: DecisionProblem;
  reason?: string;
}

export const nobodyElse = "none";

/** Characters of what the office writes to a teacher. */
export const longestReason = 1000;

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

function Decisions({ answer, formKey, version, isSuspended, isProven, isNew, mayDecide, namesakes }: Props) {
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

export function ReviewResult({ answer: { decided, problem } }: { answer: ReviewAnswer }) {
  const t = useWords(profileReviewWords);
  if (problem)
    return (
      <p className="note alert" role="alert">
        {problem === "askUnproven" ? t.ask.unproven : t.problems[problem]}
      </p>
    );
  if (!decided) return null;
  const done = { approved: t.approved, asked: t.ask.asked, suspended: t.suspend.done, restored: t.restore.done };
  return (
    <p className="note" role="status">
      {done[decided]}
    </p>
  );
}

interface Review {
  profile: Profile | undefined;
  approved: Profile | undefined;
  /** As the faculty page would show it, with its number in the table. */
  shown: { teacher: Teacher; number: number } | undefined;
  version: string;
  email: string;
  isSuspended: boolean;
  suspendedFor: string | null;
  isProven: boolean;
  /** Whether the profile differs from its approved version. */
  isNew: boolean;
  mayDecide: boolean;
  /** Records of the office that may be of the same person. */
  namesakes: TeacherRow[];
  formKey: string;
}

export function ProfileReview({ review, answer }: { review: Review; answer: ReviewAnswer }) {
  const t = useWords(profileReviewWords);
  const { profile, approved, shown, email, isSuspended, suspendedFor, isProven } = review;
  return (
    <div className="review-page">
      <ReviewResult answer={answer} />
      {isSuspended && (
        <div className="note">
          <p>{t.restore.help}</p>
          {suspendedFor && <p className="lines">{t.restore.why(suspendedFor)}</p>}
        </div>
      )}
      {!isProven && <p className="note">{t.unproven}</p>}
      <div className="office-columns">
        <div>
          {profile ? (
            <>
              <section aria-labelledby="as-seen">
                <h2 id="as-seen">{t.asSeen}</h2>
                {shown && (
                  <div className="as-seen">
                    <TeacherTable teachers={[shown.teacher]} from={shown.number} />
                    <ul className="people">
                      <TeacherCard teacher={shown.teacher} />
                    </ul>
                  </div>
                )}
              </section>
              <ProfileChanges compared={compareProfiles(approved, profile)} isFirst={approved === undefined} />
            </>
          ) : (
            <p>{t.problems.unfinished}</p>
          )}
          <p className="quiet">
            {t.account}:{" "}
            <bdi>
              <AddressText>{email}</AddressText>
            </bdi>
          </p>
        </div>
        <div>
          <Decisions {...review} answer={answer} />
        </div>
      </div>
    </div>
  );
}
