import { Outlet } from "react-router";
import type { Route } from "./+types/members-layout-page";
import { passMembersGate } from "./members-gate.server.ts";

/** What every page below /faculty/ inherits: forms are judged before they reach it (page-app.server.ts). */
export const handle = { isPrivate: true, gate: passMembersGate };

/** Nobody sees a page below /faculty/ who is not signed in. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const refusal = request.method === "POST" ? undefined : await passMembersGate(request, context);
    return refusal ?? next();
  },
];

/** The frame around a page for members. */
export default function MembersLayout() {
  return <Outlet />;
}
