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

/** Who asks, if they are signed in to the office. */
export async function staffOf(request: Request, context: Context): Promise<StaffActor | undefined> {
  const gate = context.get(gateContext);
  if (gate) return gate.isOpen ? gate.session.actor : undefined;
  const cookie = officeSessionOf(request);
  return cookie === undefined ? undefined : (await context.get(staffServicesContext).sessions.find(cookie))?.actor;
}

/** The token for the forms of the page that is drawn: whose page it is. None for a stranger and outside the office. */
export function formTokenOf(context: Context): string | undefined {
  const gate = context.get(gateContext);
  return gate?.isOpen ? context.get(staffServicesContext).formSenders.tokenOf(gate.session) : undefined;
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

/** What is to be done, as a screen says that asks once more; asked only where it is drawn. */
type About = () => string | Promise<string>;

/** The form that was sent, as a screen carries it that asks its sender once more. */
async function sentForm(context: Context, session: StaffSession, about: About) {
  const token = context.get(staffServicesContext).formSenders.tokenOf(session);
  const sent = { ...context.get(formContext)?.values, [personField]: token, about: await about() };
  return carried(sent, session.actor);
}

/** Whether the form was kept while its sender signed in: somebody else may have filled it in at their screen. */
export function wasKept(context: Context): boolean {
  const gate = context.get(gateContext);
  return gate?.isOpen === true && gate.isKept === true;
}

/**
 * For what everybody sees or nobody takes back, in an action: asks once more where the form was kept.
 * @param about gives what is to be done, as the screen says it
 * @throws Response 403 with a screen whose button does it.
 */
export async function askAgain(context: Context, about: About): Promise<void> {
  if (!wasKept(context)) return;
  const { session } = staffSessionOf(context);
  const sent = await sentForm(context, session, about);
  throw Response.json({ step: "again", actor: session.actor, ...sent }, { status: 403 });
}

/**
 * For what is sensitive, in an action or loader: lets through who has given a password or a code within the last
 * quarter of an hour, and then sent the form. Everybody else is asked for one; the form that was sent is kept on that
 * screen, and done after it.
 * @param about gives what is to be done, as that screen says it
 * @throws Response 403 with that screen, or that of `askAgain`
 */
export async function mustConfirm(context: Context, about: About): Promise<StaffActor> {
  const { session } = staffSessionOf(context);
  const staff = context.get(staffServicesContext);
  await askAgain(context, about);
  if (staff.sessions.isConfirmed(session)) return session.actor;
  const [screen, sent] = await Promise.all([confirmStep(staff, session), sentForm(context, session, about)]);
  throw Response.json({ ...screen, ...sent }, { status: 403 });
}
