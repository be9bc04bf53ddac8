import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { personField } from "#app/platform/forms/person-field.ts";
import { officeSessionOf } from "#app/platform/http/session-cookie.server.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import { gateContext } from "./gate/gate.server.ts";
import { carryForm } from "./gate/gate-screen.ts";
import { confirmStep } from "./gate/gate-steps.server.ts";
import { may, type StaffRight } from "./roles.ts";
import type { StaffSession } from "./sessions/sessions.service.server.ts";
import { staffServicesContext } from "./staff-services.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function staffOf(request: Request, context: Context): Promise<StaffActor | undefined> {
  const gate = context.get(gateContext);
  if (gate) return gate.isOpen ? gate.session.actor : undefined;
  const cookie = officeSessionOf(request);
  return cookie === undefined ? undefined : (await context.get(staffServicesContext).sessions.find(cookie))?.actor;
}

export function formTokenOf(context: Context): string | undefined {
  const gate = context.get(gateContext);
  return gate?.isOpen ? context.get(staffServicesContext).formSenders.tokenOf(gate.session) : undefined;
}

/** The layout has stopped everyone who is not signed in. @throws Response 403 when the role may not do this. */
export function requireStaff(context: Context, right?: StaffRight): StaffActor {
  const gate = context.get(gateContext);
  if (!gate?.isOpen) throw new Response(null, { status: 401 });
  const { actor } = gate.session;
  if (right && !may(actor, right)) throw Response.json({ step: "forbidden", actor }, { status: 403 });
  return actor;
}

/** @throws Response 401 outside the office. */
export function staffSessionOf(context: Context): { session: StaffSession; cookie: string } {
  const gate = context.get(gateContext);
  if (!gate?.isOpen) throw new Response(null, { status: 401 });
  return gate;
}

/** Called only if the page that asks for confirmation is shown. */
type About = () => string | Promise<string>;

async function sentForm(context: Context, session: StaffSession, about: About) {
  const token = context.get(staffServicesContext).formSenders.tokenOf(session);
  const sent = { ...context.get(formContext)?.values, [personField]: token, about: await about() };
  return carryForm(sent, session.actor);
}

/** The form was carried along while its sender signed in: someone else may have filled it in. */
export function wasCarried(context: Context): boolean {
  const gate = context.get(gateContext);
  return gate?.isOpen === true && gate.isKept === true;
}

/** For public or irreversible actions. @throws Response 403 with a page that asks again, if it was carried along. */
export async function askAgain(context: Context, about: About): Promise<void> {
  if (!wasCarried(context)) return;
  const { session } = staffSessionOf(context);
  const sent = await sentForm(context, session, about);
  throw Response.json({ step: "again", actor: session.actor, ...sent }, { status: 403 });
}

/**
 * Requires a password or code within 15 minutes before the form was sent. @throws Response 403 with a page that asks
 * for it, or that of `askAgain`; the form is carried along and takes effect afterwards.
 */
export async function mustConfirm(context: Context, about: About): Promise<StaffActor> {
  const { session } = staffSessionOf(context);
  const staff = context.get(staffServicesContext);
  await askAgain(context, about);
  if (staff.sessions.isConfirmed(session)) return session.actor;
  const [screen, sent] = await Promise.all([confirmStep(staff, session), sentForm(context, session, about)]);
  throw Response.json({ ...screen, ...sent }, { status: 403 });
}
