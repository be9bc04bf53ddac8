import { createContext } from "react-router";
import { dutyKind } from "#app/features/disclosure/kinds.ts";
import { may } from "#app/features/staff/index.ts";
import { lastLooks, looked } from "#app/platform/activity/looks.server.ts";
import { type NoKey, type Sent, writeOnce } from "#app/platform/activity/write-once.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";

export interface DutyCheck {
  on: string;
  byName: string;
}

/** Checks are lines of the activity log, which keeps them for three years. */
export interface DutyChecks {
  /** The same form sent again notes nothing. */
  note: (sent: Sent & { duty: string }) => Promise<{ ok: true } | { ok: false; reason: "forbidden" } | NoKey>;
  latest: () => Promise<Map<string, DutyCheck>>;
}

export function createDutyChecks({ db, now }: Pick<PlatformServices, "db" | "now">): DutyChecks {
  return {
    async note(sent) {
      if (!may(sent.actor, "write")) return { ok: false, reason: "forbidden" };
      const outcome = { ok: true } as const;
      return writeOnce<typeof outcome, { ok: false; reason: "forbidden" }>(db, {
        what: looked,
        sent,
        now: now(),
        work: async () => ({ outcome, activity: { what: looked, kind: dutyKind.name, slug: sent.duty } }),
        again: async () => outcome,
      });
    },
    async latest() {
      const looks = await lastLooks(db, dutyKind.name);
      return new Map([...looks].map(([duty, { at, byName }]) => [duty, { on: indiaTime(at).day, byName }]));
    },
  };
}

export const dutyChecksContext = createContext<DutyChecks>();
