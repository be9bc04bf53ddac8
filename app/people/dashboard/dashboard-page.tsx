import { data, type RouterContextProvider } from "react-router";
import { formRoute } from "#app/cms/http/form-route.server.tsx";
import { sessionCookie, sessionOf } from "#app/lib/http/cookies.server.ts";
import { answeredContext } from "#app/lib/http/visitor.server.ts";
import { formatDay, formatDigits, indiaTime } from "#app/lib/i18n/format.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { quotas, stageOf, workKinds } from "#app/people/profiles/profile.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { here, pageMeta, pageStyles, wordsAt } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/dashboard-page";
import { DataPart, DevicesPart, PasswordPart } from "./account-part.tsx";
import styles from "./dashboard.css?url";
import { answerDashboard, dashboardResponder, tooOften } from "./dashboard.server.ts";
import type { DashboardAnswer, DashboardSection } from "./dashboard-answer.ts";
import { dashboardWords } from "./dashboard-words.ts";
import { FilesPart, OwnCard, ProfilePart, StillMissing } from "./profile-part.tsx";
import { dashboardViewOf, signedIn, signedInContext } from "./signed-in-member.server.ts";
import { WorksPart } from "./works-part.tsx";

function Dashboard({ answer }: { answer: DashboardAnswer }) {
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

const form = formRoute(answerDashboard, Dashboard, dashboardResponder);

/**
 * Concurrent forms with files for each kind of member, one for each member; each form is held in memory. Since anyone
 * can open many accounts, unproven ones cannot take the others' slots.
 */
const mostFileForms = { unproven: 2, waiting: 2, approved: 4 };

export const handle = {
  query: [...workKinds],
  fragment: form.fragment,
  givesBack: true,
  async takesFiles(request: Request, context: RouterContextProvider) {
    const found = await signedIn(context, sessionOf(request), here(request).locale);
    if (!found) return undefined;
    const group = stageOf(found.member.row);
    return { whose: found.member.uid, group, mostAtOnce: mostFileForms[group] };
  },
};
export const { action, headers } = form;
export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => {
  const { title, description } = wordsAt(dashboardWords, page);
  return [...pageMeta(page, { title, description }), { name: "robots", content: "noindex" }];
};

/** No data where the layout's gate has answered a form. */
export async function loader({ context }: Route.LoaderArgs) {
  const found = context.get(signedInContext);
  if (!found || context.get(answeredContext)) return data(null);
  const allowance = await found.profiles.allow(found.member, "dashboard");
  if (!allowance.ok) {
    const answer = tooOften(allowance);
    const { status, headers } = dashboardResponder.outcomeOf(answer);
    return data(answer, { status, headers: { "Cache-Control": "no-store", ...headers } });
  }
  const view = await dashboardViewOf(found);
  const begunAt = view.devices.find(({ isThis }) => isThis)?.signedInAt;
  const headers = { "Cache-Control": "no-store", "Set-Cookie": sessionCookie(found.member.session, begunAt) };
  return data({ values: {}, view }, { headers });
}

export default function FacultyDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? loaderData;
  return (
    <main id="content" className="wrap page dashboard">
      <Dashboard answer={answer ?? { values: {}, gone: "signedOut" }} />
    </main>
  );
}
