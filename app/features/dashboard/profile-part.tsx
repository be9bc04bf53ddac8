import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { accountWords } from "#app/features/accounts/words.ts";
import { type Profile, type ProfileFields, profileControls, profileFields } from "#app/features/profiles/schema.ts";
import type { DashboardAnswer } from "./answer.ts";
import { DashboardPart } from "./dashboard-part.tsx";
import { dashboardWords } from "./words.ts";

const profileFieldsOf = (profile: Profile): Record<string, string> =>
  Object.fromEntries(profileFields.map((name) => [name, profile[name] ?? ""]));

function useLabels(): Record<keyof ProfileFields, string> {
  const { name, department, facultyId } = useWords(accountWords);
  const words = useWords(dashboardWords);
  const { designation, qualifications, specialization, industry, teaching, awards, memberships } = words;
  return {
    name,
    department,
    facultyId,
    designation,
    qualifications,
    specialization,
    industry,
    teaching,
    awards,
    memberships,
  };
}

export function ProfilePart({ answer }: { answer: DashboardAnswer }) {
  const { link } = useSite();
  const words = useWords(dashboardWords);
  const { view, section } = answer;
  const typed = section === "profile" ? answer.values : {};
  const kept = view ? (view.draft ?? profileFieldsOf(view.profile)) : {};
  const labels = useLabels();
  return (
    <DashboardPart
      id="profile"
      title={words.profile}
      state={view?.draft && words.draft}
      answer={answer}
      labels={labels}
    >
      <p>{words.profileLead}</p>
      <PostForm
        id="profile"
        action={`${link("/faculty/dashboard")}#profile-answer`}
        values={{ ...kept, ...typed }}
        errors={section === "profile" ? answer.errors : undefined}
        intent="profile"
        button={{ label: words.save, busy: words.saving }}
        after={
          <>
            <DraftButtons hasDraft={view?.draft !== undefined} />
            <p className="quiet">{words.isPublic}</p>
          </>
        }
      >
        {view?.draft && answer.done !== "draftKept" && <p className="note">{words.isDraft}</p>}
        {profileFields.map((name) => (
          <Field
            key={name}
            {...profileControls[name]}
            label={labels[name]}
            {...((name === "industry" || name === "teaching") && { placeholder: words.experienceExample })}
          />
        ))}
      </PostForm>
    </DashboardPart>
  );
}

function DraftButtons({ hasDraft }: { hasDraft: boolean }) {
  const words = useWords(dashboardWords);
  const button = { type: "submit", name: "intent", className: "button quiet-button" } as const;
  return (
    <p className="actions">
      <button {...button} value="draft" data-busy={words.saving}>
        {words.keepDraft}
      </button>
      {hasDraft && (
        <button {...button} value="dropDraft" data-busy={words.removing}>
          {words.dropDraft}
        </button>
      )}
    </p>
  );
}
