import { createContext } from "react-router";
import { requirementKind } from "#app/features/disclosure/kinds.ts";
import { may } from "#app/features/staff/index.ts";
import { lastReviews, reviewedActivity } from "#app/platform/activity/looks.server.ts";
import { type NoKey, type Sent, writeOnce } from "#app/platform/activity/write-once.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";

export interface RequirementCheck {
  on: string;
  byName: string;
}

/** Checks are lines of the activity log, which keeps them for three years. */
export interface RequirementChecks {
  /** The same form sent again notes nothing. */
  note: (sent: Sent & { duty: string }) => Promise<{ ok: true } | { ok: false; reason: "forbidden" } | NoKey>;
  latest: () => Promise<Map<string, RequirementCheck>>;
}

export function createRequirementChecks({ db, now }: Pick<PlatformServices, "db" | "now">): RequirementChecks {
  return {
    async note(sent) {
      if (!may(sent.actor, "write")) return { ok: false, reason: "forbidden" };
      const outcome = { ok: true } as const;
      return writeOnce<typeof outcome, { ok: false; reason: "forbidden" }>(db, {
        what: reviewedActivity,
        sent,
        now: now(),
        work: async () => ({ outcome, activity: { what: reviewedActivity, kind: requirementKind.name, slug: sent.duty } }),
        again: async () => outcome,
      });
    },
    async latest() {
      const looks = await lastReviews(db, requirementKind.name);
      return new Map([...looks].map(([duty, { at, byName }]) => [duty, { on: indiaTime(at).day, byName }]));
    },
  };
}

export const requirementChecksContext = createContext<RequirementChecks>();
