import { PostForm } from "#app/design/forms/post-form.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { quotas } from "#app/features/profiles/index.ts";
import { workKinds } from "#app/features/profiles/schema.ts";
import { formatDay, formatDigits, indiaTime } from "#app/platform/i18n/format.ts";
import { formatWait } from "#app/platform/i18n/format-wait.ts";
import type { DashboardAnswer, DashboardSection } from "./answer.ts";
import { DataPart } from "./data-part.tsx";
import { DevicesPart } from "./devices-part.tsx";
import { FilesPart } from "./files-part.tsx";
import { OwnCard } from "./own-card.tsx";
import { PasswordPart } from "./password-part.tsx";
import { ProfilePart } from "./profile-part.tsx";
import { StillMissing } from "./still-missing.tsx";
import { dashboardWords } from "./words.ts";
import { WorksPart } from "./works-part.tsx";

export function Dashboard({ answer }: { answer: DashboardAnswer }) {
  const { view, section, gone } = answer;
  const words = useWords(dashboardWords);
  if (answer.wait !== undefined) return <WaitNote seconds={answer.wait} />;
  if (gone || !(view || section)) return <GoneNote gone={gone ?? "signedOut"} />;
  // A member who was signed out before sending still sees the form they sent, with what they typed.
  const shows = (part: DashboardSection) => view !== undefined || part === section;
  return (
    <>
      <h1>{words.title}</h1>
      {view && <p className="lead">{words.welcome(view.profile.name)}</p>}
      {view?.stage === "unproven" && <UnprovenNote endsAt={view.endsAt} />}
      <div className="dashboard-columns">
        {view && <StillMissing profile={view.profile} />}
        <div className="parts">
          {shows("profile") && <ProfilePart answer={answer} />}
          {shows("files") && <FilesPart answer={answer} />}
          {workKinds.map((kind) => shows(kind) && <WorksPart key={kind} kind={kind} answer={answer} />)}
          {shows("password") && <PasswordPart answer={answer} />}
          {shows("devices") && <DevicesPart answer={answer} />}
          {shows("erase") && <DataPart answer={answer} />}
        </div>
        {view && <OwnCard view={view} />}
      </div>
      {view && <SignedIn email={view.email} />}
    </>
  );
}

function SignedIn({ email }: { email: string }) {
  const words = useWords(dashboardWords);
  return (
    <div className="actions">
      <p>
        {words.signedInAs}{" "}
        <strong>
          <bdi>{email}</bdi>
        </strong>
      </p>
      <SignOut />
    </div>
  );
}

function UnprovenNote({ endsAt }: { endsAt: number }) {
  const { locale } = useSite();
  const words = useWords(dashboardWords).unproven;
  return (
    <section className="note" id="unproven">
      <h2>{words.title}</h2>
      <p>{words.end(formatDay(indiaTime(endsAt).day, locale))}</p>
      <details>
        <summary>{words.more}</summary>
        <p>{words.how}</p>
        <p>{words.until(formatDigits(quotas.unproven.works, locale))}</p>
      </details>
    </section>
  );
}

function WaitNote({ seconds }: { seconds: number }) {
  const { link, locale } = useSite();
  const words = useWords(dashboardWords);
  return (
    <div id="wait" data-end>
      <h1>{words.title}</h1>
      <div className="note alert" role="alert" id="wait-answer" tabIndex={-1}>
        <p>{words.wait(formatWait(seconds, locale))}</p>
      </div>
      <p>
        <a className="button" href={link("/faculty/dashboard")}>
          {words.openAgain}
        </a>
      </p>
    </div>
  );
}

/** Outside the parts, so that its form is answered with the whole page. */
function SignOut() {
  const { link } = useSite();
  const words = useWords(dashboardWords);
  return (
    <PostForm
      id="signOut"
      action={link("/faculty/dashboard")}
      intent="signOut"
      button={{ label: words.signOut, busy: words.signingOut }}
      variant="quiet-button"
    />
  );
}

/** Replaces the whole dashboard, even if a part of it was sent by script. */
function GoneNote({ gone }: { gone: NonNullable<DashboardAnswer["gone"]> }) {
  const words = useWords(dashboardWords);
  return (
    <div id="gone" data-end>
      <h1>{words.title}</h1>
      <div className="note" role="status" id="gone-answer" tabIndex={-1}>
        <p>{gone === "erasing" ? words.erasingLater : words[gone]}</p>
      </div>
      <p>
        <PageLink to="/faculty-login" className="button">
          {words.logInAgain}
        </PageLink>
      </p>
    </div>
  );
}
