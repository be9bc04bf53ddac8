import type { RouterContextProvider } from "react-router";
import type { Member } from "#app/features/accounts/index.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type FacultyServices, facultyContext } from "./faculty.service.server.ts";

/** Who a session belongs to, and what is done for members; undefined where nobody is signed in with it. */
export async function signedIn(
  context: Readonly<RouterContextProvider>,
  session: string | undefined,
  locale: Locale,
): Promise<{ faculty: FacultyServices; member: Member } | undefined> {
  const faculty = context.get(facultyContext);
  const member = faculty.isReady ? await faculty.accounts.memberOf(session, locale) : undefined;
  return faculty.isReady && member ? { faculty, member } : undefined;
}
