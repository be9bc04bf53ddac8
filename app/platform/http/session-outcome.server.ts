import { type Outcome, retryAfter } from "#app/platform/forms/form-route.server.tsx";
import { deviceCookie, noSessionCookie, sessionCookie } from "./session-cookie.server.ts";

/**
 * What a form of the faculty's tells machines: its status, when to try again, and what the browser keeps: the session,
 * where null ends the one there is, and its own id.
 */
export function sessionOutcome(
  status: number,
  fault: object | undefined,
  session?: string | null,
  device?: string,
): Outcome {
  const headers = retryAfter(fault);
  const cookies: string[] = [];
  if (session !== undefined) cookies.push(session === null ? noSessionCookie : sessionCookie(session));
  if (device !== undefined) cookies.push(deviceCookie(device));
  // RFC 9110, section 15.5.2, asks for it; browsers know no such scheme, and so ask for nothing themselves.
  if (status === 401) headers["WWW-Authenticate"] = 'Form realm="faculty"';
  return { status, headers, cookies };
}
