import { isAPIError } from "better-auth/api";
import type { Person, SignedIn } from "#app/features/accounts/ports/identity.server.ts";

/** The person of a user that better-auth keeps. */
export const personIn = ({ id: uid, email, name }: { id: string; email: string; name: string }): Person => ({
  uid,
  email,
  name,
});

/** What better-auth answers with when it signs someone in. */
interface Answer {
  headers: Headers;
  response: { user: { id: string; email: string; name: string } };
}

/** That someone is signed in, as the rest of the site knows it. */
export const signedIn = ({ headers, response }: Answer): SignedIn => ({
  ok: true,
  person: personIn(response.user),
  session: headers.get("set-auth-token") ?? "",
});

/** The outcome, or undefined where better-auth refuses it as one of these. @throws any other error. */
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
