import { AddressText } from "#app/design/address-text.tsx";
import { useWords } from "#app/design/site.tsx";
import type { Teacher, TeacherRow } from "#app/features/profiles/index.ts";
import { TeacherCard, TeacherTable } from "#app/features/profiles/index.view.ts";
import type { Profile } from "#app/features/profiles/schema.ts";
import { compareProfiles } from "./compared.ts";
import { Decisions } from "./decisions.tsx";
import { ProfileChanges } from "./profile-changes.tsx";
import type { ReviewAnswer } from "./review-answer.ts";
import { ReviewResult } from "./review-result.tsx";
import { profileReviewWords } from "./words.ts";

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
