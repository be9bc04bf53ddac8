import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { personField } from "#app/platform/forms/person-field.ts";
import { officeSessionOf } from "#app/platform/http/session-cookie.server.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import { gateContext } from "./gate/gate.server.ts";
import { carried } from "./gate/gate-screen.ts";
import { confirmStep } from "./gate/gate-steps.server.ts";
import { may, type StaffRight } from "./roles.ts";
import type { StaffSession } from "./sessions/sessions.service.server.ts";
import { staffServicesContext } from "./staff-services.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in member of the office, if any. */
export async function staffOf(request: Request, context: Context): Promise<StaffActor | undefined> {
  const gate = context.get(gateContext);
  if (gate) return gate.isOpen ? gate.session.actor : undefined;
  const cookie = officeSessionOf(request);
  return cookie === undefined ? undefined : (await context.get(staffServicesContext).sessions.find(cookie))?.actor;
}

/**
 * The token for forms on the page being rendered, which identifies its viewer. Undefined for strangers and outside the
 * office.
 */
export function formTokenOf(context: Context): string | undefined {
  const gate = context.get(gateContext);
  return gate?.isOpen ? context.get(staffServicesContext).formSenders.tokenOf(gate.session) : undefined;
}

/**
 * The signed-in person, in the loader or action of an office page; the layout has stopped all others.
 * @throws Response 403 when their role may not do this; the frame shows a sentence.
 */
export function requireStaff(context: Context, right?: StaffRight): StaffActor {
  const gate = context.get(gateContext);
  if (!gate?.isOpen) throw new Response(null, { status: 401 });
  const { actor } = gate.session;
  if (right && !may(actor, right)) throw Response.json({ step: "forbidden", actor }, { status: 403 });
  return actor;
}

/**
 * The session of the person requesting an office page.
 * @throws Response 401 outside the office
 */
export function staffSessionOf(context: Context): { session: StaffSession; cookie: string } {
  const gate = context.get(gateContext);
  if (!gate?.isOpen) throw new Response(null, { status: 401 });
  return gate;
}

/** The action in words, for a page that asks for confirmation; called only if it is shown. */
type About = () => string | Promise<string>;

/** The submitted form, for a page that asks its sender again. */
async function sentForm(context: Context, session: StaffSession, about: About) {
  const token = context.get(staffServicesContext).formSenders.tokenOf(session);
  const sent = { ...context.get(formContext)?.values, [personField]: token, about: await about() };
  return carried(sent, session.actor);
}

/** Whether the form was carried along while its sender signed in: someone else may have filled it in. */
export function wasKept(context: Context): boolean {
  const gate = context.get(gateContext);
  return gate?.isOpen === true && gate.isKept === true;
}

/**
 * For actions that are public or irreversible: asks the person again if the form was carried along.
 * @param about gives the action in words, for that page
 * @throws Response 403 with a page whose button performs it.
 */
export async function askAgain(context: Context, about: About): Promise<void> {
  if (!wasKept(context)) return;
  const { session } = staffSessionOf(context);
  const sent = await sentForm(context, session, about);
  throw Response.json({ step: "again", actor: session.actor, ...sent }, { status: 403 });
}

/**
 * For sensitive actions and loaders: requires that the person has entered a password or code within the last quarter of
 * an hour, before sending the form. Otherwise asks for it; that page carries the form along, and it takes effect
 * afterwards.
 * @param about gives the action in words, for that page
 * @throws Response 403 with that page, or that of `askAgain`
 */
export async function mustConfirm(context: Context, about: About): Promise<StaffActor> {
  const { session } = staffSessionOf(context);
  const staff = context.get(staffServicesContext);
  await askAgain(context, about);
  if (staff.sessions.isConfirmed(session)) return session.actor;
  const [screen, sent] = await Promise.all([confirmStep(staff, session), sentForm(context, session, about)]);
  throw Response.json({ ...screen, ...sent }, { status: 403 });
}
