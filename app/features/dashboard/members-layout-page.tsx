import { Outlet, redirect } from "react-router";
import { here } from "#app/design/page-context.ts";
import { noSessionCookie, sessionOf } from "#app/platform/http/session-cookie.server.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import type { Route } from "./+types/members-layout-page";
import { signedIn, signedInContext } from "./signed-in.server.ts";

/**
 * Nobody sees a page below /faculty/ who is not signed in: they are led to the sign-in screen, which leads back. A form is
 * answered by its page, since a person who was signed out in the meantime gets back what they typed.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    if (request.method === "POST") return next();
    const { locale } = here(request);
    const found = await signedIn(context, sessionOf(request), locale);
    if (!found) throw redirect(inLocale("/faculty-login", locale), { headers: { "Set-Cookie": noSessionCookie } });
    context.set(signedInContext, found);
    return next();
  },
];

/** The frame around a page for members. */
export default function MembersLayout() {
  return <Outlet />;
}
