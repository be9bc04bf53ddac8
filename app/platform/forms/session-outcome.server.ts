import { deviceCookie, noSessionCookie, sessionCookie } from "#app/platform/http/session-cookie.server.ts";
import { type FormOutcome, retryAfter } from "./form-route.server.tsx";

export function sessionOutcome(
  status: number,
  fault: object | undefined,
  session?: string | null,
  device?: string,
): FormOutcome {
  const headers = retryAfter(fault);
  const cookies: string[] = [];
  if (session !== undefined) cookies.push(session === null ? noSessionCookie : sessionCookie(session));
  if (device !== undefined) cookies.push(deviceCookie(device));
  // RFC 9110, 15.5.2, requires it; browsers do not know this scheme, so they show no prompt of their own.
  if (status === 401) headers["WWW-Authenticate"] = 'Form realm="faculty"';
  return { status, headers, cookies };
}
