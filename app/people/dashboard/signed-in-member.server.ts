import { createContext, type RouterContextProvider, redirect } from "react-router";
import { sessionOutcome } from "#app/cms/http/form-route.server.tsx";
import { noSessionCookie, sessionOf } from "#app/lib/http/cookies.server.ts";
import { inLocale, type Locale, splitLocale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { type AccountServices, accountsContext } from "#app/people/accounts/account-services.server.ts";
import type { Member } from "#app/people/accounts/accounts.server.ts";
import { erasureTimeOf } from "#app/people/accounts/erasures.server.ts";
import { isAsApproved } from "#app/people/profiles/directory.server.ts";
import { stageOf } from "#app/people/profiles/profile.ts";
import { type Profiles, profilesContext } from "#app/people/profiles/profiles.server.ts";
import type { DashboardView } from "./dashboard-answer.ts";
import { dashboardWords } from "./dashboard-words.ts";

export interface SignedInMember {
  accounts: AccountServices["accounts"];
  profiles: Profiles;
  member: Member;
}

export const signedInContext = createContext<SignedInMember | null>(null);

/** @returns undefined if the session is not valid */
export async function signedIn(
  context: Readonly<RouterContextProvider>,
  session: string | undefined,
  locale: Locale,
): Promise<SignedInMember | undefined> {
  const services = context.get(accountsContext);
  const profiles = context.get(profilesContext);
  if (!services.isReady || !profiles) return undefined;
  const { accounts } = services;
  const member = await accounts.memberOf(session, locale);
  return member && { accounts, profiles, member };
}

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

export async function dashboardViewOf({ accounts, profiles, member }: SignedInMember): Promise<DashboardView> {
  const [{ profile, draft }, devices, hasPassword] = await Promise.all([
    profiles.read(member),
    accounts.devices(member),
    accounts.hasPassword(member),
  ]);
  return {
    email: member.email,
    profile,
    draft,
    approvedAt: member.row.approvedAt,
    isChanged: !isAsApproved(member.row, profile),
    stage: stageOf(member.row),
    endsAt: erasureTimeOf(member.row, presentTime()),
    devices,
    hasPassword,
  };
}
