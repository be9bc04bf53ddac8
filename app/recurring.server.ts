import { log } from "#app/log.server.ts";
import { type Repeated, repeat } from "#app/platform/repeat.server.ts";
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
import type { DiskState } from "./platform/disk.server.ts";
import type { Publications } from "./platform/publications/publications.server.ts";
import { sweepHourly } from "./sweep.server.ts";

/** Milliseconds: what became public is entered within a minute. */
const pause = 20_000;

/** Milliseconds: the log reports a filling disk although nobody asks /readyz. */
const diskPause = 10 * 60_000;

const enterPublications = (append: () => Promise<number>): Repeated =>
  repeat(
    async () => {
      const entries = await append();
      if (entries > 0) log.info({ entries }, "the publication log grew");
    },
    { every: pause, isAtOnce: true, failed: "the publication log could not be written" },
  );

type Parts = Parameters<typeof sweepHourly>[0] &
  MorningParts &
  Omit<ReminderParts, "papers"> &
  ProofMailParts &
  SightingParts & { publications: Publications; disk: () => Promise<DiskState> };

/** `stop` waits for work in progress. */
export function startRecurring({ publications, disk, ...parts }: Parts): { stop: () => Promise<void> } {
  const all = [
    sweepHourly(parts),
    morningEveryMinute(createMorning(parts)),
    remindEveryMinute(createReminders({ ...parts, papers: watchedPapers })),
    enterPublications(publications.append),
    mailProofEveryMinute(createProofMails({ ...parts, publications })),
    lookAtOwnPages({ ...parts, publications }),
    repeat(async () => void (await disk()), {
      every: diskPause,
      isAtOnce: true,
      failed: "the room on the disk could not be read",
    }),
  ];
  return {
    async stop() {
      await Promise.all(all.map((each) => each.stop()));
    },
  };
}
