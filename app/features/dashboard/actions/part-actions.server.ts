import type { Actor } from "#app/platform/actor.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import type { DashboardSection } from "../answer.ts";
import type { SignedInMember } from "../signed-in.server.ts";
import type { PartResult } from "./result.server.ts";

/** Who has sent a form, and the services for members. */
export interface Asking extends SignedInMember {
  actor: Actor;
}

/** Does what a form asks for, to what is the member's own. */
export type PartAction = (asking: Asking, sent: SentForm) => Promise<PartResult>;

/** The forms of one part of the dashboard. */
export interface PartActions {
  /** The part that shows the answer, or how it follows from the form; none where the form is not shown again. */
  part?: DashboardSection | ((values: SentForm["values"]) => DashboardSection | undefined);
  /** What each form does, by its `intent`. */
  actions: Record<string, PartAction>;
}
