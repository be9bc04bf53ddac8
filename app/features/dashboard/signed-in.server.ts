import { createContext, type RouterContextProvider } from "react-router";
import { type AccountServices, accountsContext, type Member } from "#app/features/accounts/index.server.ts";
import { type Profiles, profilesContext } from "#app/features/profiles/index.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

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
