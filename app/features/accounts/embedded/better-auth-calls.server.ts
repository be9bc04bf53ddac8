import { isAPIError } from "better-auth/api";
import type { Person, SignedIn } from "#app/features/accounts/ports/identity.server.ts";

/** The person of a better-auth user. */
export const personIn = ({ id: uid, email, name }: { id: string; email: string; name: string }): Person => ({
  uid,
  email,
  name,
});

/** The answer of better-auth to a sign-in. */
interface Answer {
  headers: Headers;
  response: { user: { id: string; email: string; name: string } };
}

/** A sign-in in the form that the rest of the site uses. */
export const signedIn = ({ headers, response }: Answer): SignedIn => ({
  ok: true,
  person: personIn(response.user),
  session: headers.get("set-auth-token") ?? "",
});

/** The outcome, or undefined when better-auth refuses with one of these codes. @throws any other error. */
export async function unless<Outcome>(codes: string[], call: Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isAPIError(error) && codes.includes(String(error.body?.code))) return undefined;
    throw error;
  }
}

/** The headers of a request from a browser. */
export const from = (userAgent: string) => new Headers({ "user-agent": userAgent });
/** The headers of a request in a session. */
export const as = (session: string) => new Headers({ authorization: `Bearer ${session}` });
