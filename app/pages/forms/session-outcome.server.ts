import { noSessionCookie, sessionCookie } from "#app/http/session-cookie.server.ts";
import { type Outcome, retryAfter } from "./form-route.server.tsx";

/** What a form of the faculty's tells machines: its status, when to try again, and the session; null ends the one there is. */
export function sessionOutcome(status: number, fault: object | undefined, session?: string | null): Outcome {
  const headers = retryAfter(fault);
  if (session !== undefined) headers["Set-Cookie"] = session === null ? noSessionCookie : sessionCookie(session);
  // RFC 9110, section 15.5.2, asks for it; browsers know no such scheme, and so ask for nothing themselves.
  if (status === 401) headers["WWW-Authenticate"] = 'Form realm="faculty"';
  return { status, headers };
}
