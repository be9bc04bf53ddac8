import { createContext, type RouterContextProvider } from "react-router";
import type { StaffSession } from "#app/features/staff/sessions/sessions.service.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import type { Passage } from "#app/platform/http/page-app.server.ts";
import { officeSessionOf } from "#app/platform/http/session-cookie.server.ts";
import type { GateScreen } from "./gate-screen.ts";

/** How a request fared at the gate of the office. */
export type Gate =
  | { isOpen: true; session: StaffSession; cookie?: string }
  | { isOpen: false; screen: GateScreen; status: number };

/** The gate of a request, once it was asked; none outside the office. */
export const gateContext = createContext<Gate | null>(null);

type Context = Readonly<Pick<RouterContextProvider, "get" | "set">>;

/** Judges a request for any address of the office, and notes the outcome in its context. @returns a redirect, if it is one */
export async function passGate(request: Request, context: Context): Promise<Gate | Response> {
  const { sessions } = context.get(staffServicesContext);
  const cookie = officeSessionOf(request);
  const session = cookie === undefined ? undefined : await sessions.find(cookie);
  const gate: Gate = session ? { isOpen: true, session } : { isOpen: false, screen: { step: "password" }, status: 401 };
  context.set(gateContext, gate);
  return gate;
}

/** The gate as the server asks it: whether the routes may answer, and the cookie that comes with their answer. */
export async function gate(request: Request, context: RouterContextProvider): Promise<Passage> {
  const passed = await passGate(request, context);
  if (passed instanceof Response) return passed;
  return { isOpen: passed.isOpen, ...(passed.isOpen && passed.cookie && { headers: { "Set-Cookie": passed.cookie } }) };
}
