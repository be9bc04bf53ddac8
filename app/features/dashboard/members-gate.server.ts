import { type RouterContextProvider, redirect } from "react-router";
import { sessionOutcome } from "#app/platform/forms/session-outcome.server.ts";
import { noSessionCookie, sessionOf } from "#app/platform/http/session-cookie.server.ts";
import { inLocale, splitLocale } from "#app/platform/i18n/locale.ts";
import { signedIn, signedInContext } from "./signed-in.server.ts";
import { dashboardWords } from "./words.ts";

/** @returns undefined for a member; else the way to the sign-in screen, or 401 with a sentence shown next to the form */
export async function passMembersGate(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | undefined> {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const found = await signedIn(context, sessionOf(request), locale);
  if (found) {
    context.set(signedInContext, found);
    return undefined;
  }
  if (request.method !== "POST")
    return redirect(inLocale("/faculty-login", locale), { headers: { "Set-Cookie": noSessionCookie } });
  const { status, headers, cookies = [] } = sessionOutcome(401, undefined, null);
  const answer = new Headers({ ...headers, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  answer.set("X-Refused", "1");
  for (const cookie of cookies) answer.append("Set-Cookie", cookie);
  return new Response(dashboardWords[locale].problems.signedOut, { status, headers: answer });
}
