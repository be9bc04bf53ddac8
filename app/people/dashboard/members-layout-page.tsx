import { Outlet } from "react-router";
import type { Route } from "./+types/members-layout-page";
import { passMembersGate } from "./signed-in-member.server.ts";

/** Inherited by every page below /faculty/: forms are judged before they reach it (page-app.server.ts). */
export const handle = { isPrivate: true, gate: passMembersGate };

/** Nobody sees a page below /faculty/ without signing in. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const refusal = request.method === "POST" ? undefined : await passMembersGate(request, context);
    return refusal ?? next();
  },
];

export default function MembersLayout() {
  return <Outlet />;
}
