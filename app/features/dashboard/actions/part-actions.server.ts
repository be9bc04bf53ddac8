import type { Actor } from "#app/platform/actor.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import type { DashboardSection } from "../answer.ts";
import type { SignedInMember } from "../signed-in.server.ts";
import type { PartResult } from "./result.server.ts";

/** The sender of a form, and the services for members. */
export interface Asking extends SignedInMember {
  actor: Actor;
}

/** Performs a form's action on the member's own data. */
type PartAction = (asking: Asking, sent: SentForm) => Promise<PartResult>;

/** The forms of one part of the dashboard. */
export interface PartActions {
  /** The part that shows the answer, possibly depending on the form; undefined if the form is not shown again. */
  part?: DashboardSection | ((values: SentForm["values"]) => DashboardSection | undefined);
  /** The action of each form, by its `intent`. */
  actions: Record<string, PartAction>;
}
