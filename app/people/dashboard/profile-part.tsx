import type { UploadKind } from "#app/lib/db/tables.ts";
import { formatDay, formatNumber, indiaTime } from "#app/lib/i18n/format.ts";
import { largestUpload } from "#app/lib/sanitize/file-kinds.ts";
import { accountWords } from "#app/people/accounts/account-words.ts";
import {
  type Profile,
  type ProfileFields,
  type ProfileFile,
  profileControls,
  profileFields,
} from "#app/people/profiles/profile.ts";
import { teacherOfProfile, uploadAddress } from "#app/people/profiles/teacher.ts";
import { TeacherCard } from "#app/people/profiles/teacher-card.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { DashboardAnswer, DashboardView } from "./dashboard-answer.ts";
import { DashboardPart } from "./dashboard-part.tsx";
import { dashboardWords } from "./dashboard-words.ts";

/** Several parts change the card, so it is rendered again with each of them. */
export function OwnCard({ view }: { view: DashboardView }) {
  const { profile } = view;
  const { locale } = useSite();
  const words = useWords(dashboardWords);
  return (
    <section id="own" data-fresh>
      <h2>{words.asSeen}</h2>
      <ul className="people as-seen">
        <TeacherCard teacher={teacherOfProfile(profile, locale)} />
      </ul>
      <ApprovalState view={view} />
    </section>
  );
}

function ApprovalState({ view: { approvedAt, isChanged } }: { view: DashboardView }) {
  const { locale } = useSite();
  const words = useWords(dashboardWords).standing;
  if (approvedAt === null) return <p className="quiet">{words.waiting}</p>;
  const day = formatDay(indiaTime(approvedAt).day, locale);
  return (
    <p className="quiet">
      {isChanged ? words.changed(day) : words.approved(day)} <PageLink to="/faculty" />
    </p>
  );
}

const cardFields = [
  ["photo", "files-photo-form"],
  ["designation", "profile-designation"],
  ["qualifications", "profile-qualifications"],
  ["specialization", "profile-specialization"],
  ["teaching", "profile-teaching"],
  ["resume", "files-resume-form"],
] as const;

export function StillMissing({ profile }: { profile: Profile }) {
  const { locale } = useSite();
  const words = useWords(dashboardWords);
  const missing = cardFields.filter(([name]) => !profile[name]);
  const have = cardFields.length - missing.length;
  const number = (count: number) => formatNumber(count, locale);
  return (
    <section className="missing" id="missing" data-fresh>
      <h2>{words.filled(number(have), number(cardFields.length))}</h2>
      <svg width="100%" height="8" aria-hidden="true">
        <rect width={`${(have / cardFields.length) * 100}%`} height="8" />
      </svg>
      {missing.length > 0 && (
        <>
          <p className="quiet">{words.lacks}</p>
          <ul>
            {missing.map(([name, form]) => (
              <li key={name}>
                <a href={`#${form}`}>{words[name]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

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

export function FilesPart({ answer }: { answer: DashboardAnswer }) {
  const words = useWords(dashboardWords);
  const profile = answer.view?.profile;
  const kept = (["photo", "resume"] as const).filter((kind) => profile?.[kind]).map((kind) => words[kind]);
  return (
    <DashboardPart id="files" title={words.files} state={profile && (kept.join(", ") || words.noWorks)} answer={answer}>
      {(["photo", "resume"] as const).map((kind) => (
        <FileForms key={kind} kind={kind} file={profile?.[kind]} />
      ))}
    </DashboardPart>
  );
}

const accepted = {
  photo: "image/jpeg,image/png,image/webp",
  resume: "application/pdf,image/jpeg,image/png,image/webp",
};

function FileForms({ kind, file }: { kind: UploadKind; file: ProfileFile | undefined }) {
  const { link } = useSite();
  const words = useWords(dashboardWords);
  const what = words[kind];
  const action = `${link("/faculty/dashboard")}#files-answer`;
  const field = `files-${kind}`;
  return (
    <div className="file">
      {file && <KeptFile kind={kind} file={file} />}
      <PostForm
        id={field}
        action={action}
        hidden={{ kind }}
        intent="upload"
        button={{ label: words.upload(what), busy: words.uploading }}
        variant="quiet-button"
        hasFiles
      >
        <p className="field">
          <label htmlFor={field}>{what}</label>
          <small id={`${field}-hint`}>{kind === "photo" ? words.photoHint : words.resumeHint}</small>
          <input
            id={field}
            type="file"
            name="file"
            accept={accepted[kind]}
            data-largest={largestUpload}
            data-too-large={words.problems.fileLarge}
            data-shrink={kind === "photo" || undefined}
            required
            aria-describedby={`${field}-hint`}
          />
        </p>
      </PostForm>
      {file && (
        <PostForm
          id={`${field}-remove`}
          action={action}
          hidden={{ kind }}
          intent="removeFile"
          button={{ label: words.removeFile(what), busy: words.removing }}
          variant="quiet-button"
        />
      )}
    </div>
  );
}

function KeptFile({ kind, file }: { kind: UploadKind; file: ProfileFile }) {
  const words = useWords(dashboardWords);
  const address = uploadAddress(file);
  if (kind === "photo" && file.width !== null && file.height !== null)
    return <img src={address} alt={words.photo} width={file.width} height={file.height} className="photo" />;
  return (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        {words.seeFile} <span className="sr-only">({words.opensInTab})</span>
      </a>
    </p>
  );
}
