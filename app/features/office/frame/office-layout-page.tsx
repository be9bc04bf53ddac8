import { data, isRouteErrorResponse, Outlet } from "react-router";
import { ErrorText } from "#app/design/error-text.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { countsIn } from "#app/features/inbox/index.server.ts";
import { waitingProfilesIn } from "#app/features/profiles/index.server.ts";
import { gateContext, passGate, requireStaff } from "#app/features/staff/index.server.ts";
import { type GateScreen, may } from "#app/features/staff/index.ts";
import { GateView } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Route } from "./+types/office-layout-page";
import { Forbidden, NoPage } from "./dead-ends.tsx";
import styles from "./office-frame.css?url";
import { OfficeHeader } from "./office-header.tsx";

/** Inherited by every office page. */
export const handle = { isPrivate: true };
export const links = pageStyles(styles);

/** In production the server has already passed the gate (page-app.server.ts); in development it happens here. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const gate = context.get(gateContext) ?? (await passGate(request, context));
    if (gate instanceof Response) return gate;
    if (!gate.isOpen) throw data(gate.screen, { status: gate.status });
    if (!import.meta.env.DEV) return next();
    const response = (await next()) as Response;
    for (const [name, value] of gate.headers) response.headers.append(name, value);
    return response;
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireStaff(context);
  const [counts, profiles] = await Promise.all([
    may(actor, "inbox") ? countsIn(context) : undefined,
    may(actor, "decide") ? waitingProfilesIn(context) : undefined,
  ]);
  return { actor, waiting: { inbox: counts && counts.due + counts.new, profiles } };
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: location.pathname.startsWith("/mr") ? staffWords.mr.office : staffWords.en.office },
];

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OfficeHeader {...loaderData} />
      <Outlet />
    </>
  );
}

/** Shows the gate's pages, refusals by role, and errors. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const screen: (GateScreen | { step: "forbidden"; actor: StaffActor }) | undefined =
    isRouteErrorResponse(error) && error.data?.step ? error.data : undefined;
  const actor = screen && "actor" in screen ? screen.actor : loaderData?.actor;
  return (
    <>
      <OfficeHeader {...(actor && { actor })} waiting={loaderData?.waiting} />
      {screen === undefined && isRouteErrorResponse(error) && error.status === 404 ? (
        <NoPage />
      ) : screen === undefined ? (
        <ErrorText isRefused={isRouteErrorResponse(error) && error.status < 500} />
      ) : screen.step === "forbidden" ? (
        <Forbidden actor={screen.actor} />
      ) : (
        <GateView screen={screen} />
      )}
    </>
  );
}
