import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { officeSessionOf } from "#app/platform/http/session-cookie.server.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import { gateContext } from "./gate/gate.server.ts";
import { carried } from "./gate/gate-screen.ts";
import { confirmStep } from "./gate/gate-steps.server.ts";
import { may, type StaffRight } from "./roles.ts";
import type { StaffSession } from "./sessions/sessions.service.server.ts";
import { staffServicesContext } from "./staff-services.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Who asks, if they are signed in to the office. */
export async function staffOf(request: Request, context: Context): Promise<StaffActor | undefined> {
  const gate = context.get(gateContext);
  if (gate) return gate.isOpen ? gate.session.actor : undefined;
  const cookie = officeSessionOf(request);
  return cookie === undefined ? undefined : (await context.get(staffServicesContext).sessions.find(cookie))?.actor;
}

/**
 * Who asks for a page of the office, in its loader or action: the layout has let nobody else through.
 * @throws Response 403 when their role may not do this; the frame shows a sentence.
 */
export function requireStaff(context: Context, right?: StaffRight): StaffActor {
  const gate = context.get(gateContext);
  if (!gate?.isOpen) throw new Response(null, { status: 401 });
  const { actor } = gate.session;
  if (right && !may(actor, right)) throw Response.json({ step: "forbidden", actor }, { status: 403 });
  return actor;
}

/** The session of who asks for a page of the office. @throws Response 401 outside of it */
export function staffSessionOf(context: Context): { session: StaffSession; cookie: string } {
  const gate = context.get(gateContext);
  if (!gate?.isOpen) throw new Response(null, { status: 401 });
  return gate;
}

/**
 * For what is sensitive, in an action or loader: lets through who has given a password or a code within the last
 * quarter of an hour. Everybody else is asked for one; the form that was sent is kept on that screen, and done
 * after it.
 * @param about gives what is to be done, as that screen says it; asked only where it is drawn
 * @throws Response 403 with that screen.
 */
export async function mustConfirm(context: Context, about?: () => Promise<string>): Promise<StaffActor> {
  const { session } = staffSessionOf(context);
  const staff = context.get(staffServicesContext);
  if (staff.sessions.isConfirmed(session)) return session.actor;
  const sent = carried({ ...context.get(formContext)?.values, ...(about && { about: await about() }) }, true);
  throw Response.json({ ...(await confirmStep(staff, session)), ...sent }, { status: 403 });
}
