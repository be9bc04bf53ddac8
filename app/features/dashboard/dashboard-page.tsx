import { data, type RouterContextProvider } from "react-router";
import { here, pageMeta, wordsAt } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { stageOf } from "#app/features/profiles/index.ts";
import { workKinds } from "#app/features/profiles/schema.ts";
import { formRoute } from "#app/platform/forms/form-route.server.tsx";
import { sessionCookie, sessionOf } from "#app/platform/http/session-cookie.server.ts";
import { answeredContext } from "#app/platform/http/visitor.server.ts";
import type { Route } from "./+types/dashboard-page";
import { answerDashboard, dashboardResponder, tooOften } from "./dashboard.action.server.ts";
import styles from "./dashboard.css?url";
import { Dashboard } from "./dashboard.tsx";
import { signedIn, signedInContext } from "./signed-in.server.ts";
import { dashboardViewOf } from "./view.server.ts";
import { dashboardWords } from "./words.ts";

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
