import { RouterContextProvider } from "react-router";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { type Gate, gateContext } from "#app/people/staff/gate.server.ts";
import { staffServicesContext } from "#app/people/staff/staff-services.server.ts";
import { sample } from "./sample-records.ts";

/**
 * The context of an office action for a signed-in person, whose form may have been carried along while they signed in.
 */
export function contextOf(actor: StaffActor, isKept: boolean, values: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(publicRecordsContext, sample);
  const session = { id: "one", actor } as unknown as Extract<Gate, { isOpen: true }>["session"];
  context.set(gateContext, { isOpen: true, isKept, session, cookie: "one" } as unknown as Gate);
  context.set(staffServicesContext, { formSenders: { tokenOf: () => "hers" } } as never);
  context.set(formContext, { values, files: {} });
  return context;
}
