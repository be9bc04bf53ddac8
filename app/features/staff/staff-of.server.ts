import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { officeSessionOf } from "#app/platform/http/session-cookie.server.ts";
import { gateContext } from "./gate/gate.server.ts";
import { may, type StaffRight } from "./roles.ts";
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
  if (right && !may(actor, right)) throw Response.json({ step: "forbidden" }, { status: 403 });
  return actor;
}
