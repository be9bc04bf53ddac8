import type { Actor } from "#app/platform/actor.ts";
import type { SentForm } from "#app/platform/forms/form-route.server.tsx";
import type { DashboardSection } from "../answer.ts";
import type { SignedInMember } from "../signed-in.server.ts";
import type { PartResult } from "./result.server.ts";

export interface MemberRequest extends SignedInMember {
  actor: Actor;
}

type PartAction = (asking: MemberRequest, sent: SentForm) => Promise<PartResult>;

export interface PartActions {
  part?: DashboardSection | ((values: SentForm["values"]) => DashboardSection | undefined);
  actions: Record<string, PartAction>;
}
