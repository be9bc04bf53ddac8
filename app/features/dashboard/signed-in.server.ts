import { createContext, type RouterContextProvider } from "react-router";
import { type AccountServices, accountsContext, type Member } from "#app/features/accounts/index.server.ts";
import { type Profiles, profilesContext } from "#app/features/profiles/index.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** A signed-in member, and the services for what is theirs. */
export interface SignedInMember {
  accounts: AccountServices["accounts"];
  profiles: Profiles;
  member: Member;
}

/** Who is signed in, once a page for members has asked. */
export const signedInContext = createContext<SignedInMember | null>(null);

/** Who a session belongs to, with the services for members; undefined where nobody is signed in with it. */
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
