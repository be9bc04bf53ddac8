import {
  createReminders,
  type ReminderParts,
  remindEveryMinute,
} from "./features/duties/reminders/reminders.service.server.ts";
import { watchedPapers } from "./features/duties/watched.server.ts";
import {
  createMorning,
  type MorningParts,
  morningEveryMinute,
} from "./features/inbox/morning/morning.service.server.ts";
import {
  createProofMails,
  mailProofEveryMinute,
  type ProofMailParts,
} from "./features/proof/mails/proof-mails.service.server.ts";
import { lookAtOwnPages, type SightingParts } from "./features/proof/sightings/sightings.service.server.ts";
import { enterPublications } from "./platform/publications/every-20-seconds.server.ts";
import type { Publications } from "./platform/publications/publications.server.ts";
import { sweepHourly } from "./sweep.server.ts";

type Parts = Parameters<typeof sweepHourly>[0] &
  MorningParts &
  Omit<ReminderParts, "papers"> &
  ProofMailParts &
  SightingParts & { publications: Publications };

/** Starts the work that the site repeats by itself; `stop` waits for what is in progress. */
export function startRecurring({ publications, ...parts }: Parts): { stop: () => Promise<void> } {
  const all = [
    sweepHourly(parts),
    morningEveryMinute(createMorning(parts)),
    remindEveryMinute(createReminders({ ...parts, papers: watchedPapers })),
    enterPublications(publications.append),
    mailProofEveryMinute(createProofMails({ ...parts, publications })),
    lookAtOwnPages({ ...parts, publications }),
  ];
  return {
    async stop() {
      await Promise.all(all.map((each) => each.stop()));
    },
  };
}
