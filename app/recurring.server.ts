import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Publications } from "#app/cms/publications/publications.server.ts";
import { discardedLife } from "#app/cms/records/drafts.server.ts";
import { eraseDiscarded } from "#app/cms/records/record-rows.server.ts";
import { eraseBefore, eraseShortLived } from "#app/forms/submissions/erasing.server.ts";
import { shortLife } from "#app/forms/submissions/submission.ts";
import { createMorning, type MorningParts, morningEveryMinute } from "#app/inbox/morning.server.ts";
import { deleteActivitiesBefore } from "#app/lib/activity-log.server.ts";
import { deleteCodesBefore } from "#app/lib/codes/codes.server.ts";
import type { Clock } from "#app/lib/db/clock.server.ts";
import type { Locks } from "#app/lib/db/database.server.ts";
import { deleteCopiesBefore } from "#app/lib/db/migration.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import type { AnsweredStore } from "#app/lib/http/answered-pages.server.ts";
import type { Limits } from "#app/lib/limits/limits.server.ts";
import { mailFilesIn } from "#app/lib/mail/mailbox.server.ts";
import { retryMailsAfter } from "#app/lib/mail/outbox-queue.server.ts";
import { type DiskState, type Repeated, repeat } from "#app/lib/runtime.server.ts";
import { deleteSessionsBefore } from "#app/lib/sign-in/sessions.server.ts";
import type { AccountServices, NotReady } from "#app/people/accounts/account-services.server.ts";
import { deleteAuditBefore } from "#app/people/accounts/audit.server.ts";
import { deleteUsedTokensBefore } from "#app/people/accounts/custom-tokens.server.ts";
import { deleteDevicesBefore } from "#app/people/accounts/known-devices.server.ts";
import { eraseStaffBefore } from "#app/people/staff/staff-users.server.ts";
import {
  createReminders,
  type ReminderParts,
  remindEveryMinute,
  watchedPapers,
} from "#app/register/duties/reminders.server.ts";
import { createProofMails, mailProofEveryMinute, type ProofMailParts } from "#app/register/proof/proof-mails.server.ts";
import { lookAtOwnPages, type SightingParts } from "#app/register/proof/sightings.server.ts";
import { log } from "./log.server.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

const staffLife = 365 * day;

const auditLife = 365 * day;

const activityLife = 3 * 365 * day;

/** Milliseconds for copies made before migrations: as the privacy policy says of backups. */
const copyLife = 14 * day;

interface SweepParts {
  dataDir: string;
  db: Kysely<Tables>;
  limits: Limits;
  answers: AnsweredStore;
  accountServices: AccountServices | NotReady;
  now: () => number;
  retentionDays: number;
  /** Undefined when there is a mail server. */
  mailFolder: string | undefined;
}

/** Also incomplete mails that a full disk left. @returns how many mails */
async function eraseOldMails(folder: string, before: number, now: number): Promise<number> {
  const names = (await mailFilesIn(folder)).filter((name) => /\.eml(\.part)?$/.test(name));
  const timeOf = (path: string) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, isHalf: name.endsWith(".part"), time: await timeOf(path) };
    }),
  );
  const old = files.filter(({ isHalf, time }) => time < (isHalf ? now - hour : before));
  for (const { path } of old) await rm(path, { force: true });
  return old.filter(({ isHalf }) => !isHalf).length;
}

/** See ARCHITECTURE.md, "Erasing". */
async function sweep({
  dataDir,
  db,
  limits,
  answers,
  accountServices,
  now,
  retentionDays,
  mailFolder,
}: SweepParts): Promise<void> {
  // An hour early, since the next sweep is in an hour.
  const end = now() - retentionDays * day + hour;
  const { unconfirmed, old } = await db.transaction().execute(async (tx) => {
    await deleteCodesBefore(tx, now(), "nobody");
    await deleteCodesBefore(tx, now() - day, "all");
    await deleteSessionsBefore(tx, "sessions", now());
    await deleteSessionsBefore(tx, "staffSessions", now());
    await eraseStaffBefore(tx, now() - staffLife, now());
    await deleteDevicesBefore(tx, now());
    await deleteUsedTokensBefore(tx, now());
    await deleteAuditBefore(tx, now() - auditLife);
    await deleteActivitiesBefore(tx, now() - activityLife);
    await eraseDiscarded(tx, now() - discardedLife);
    return {
      unconfirmed: (await eraseBefore(tx, now() - day, "unconfirmed")) + (await eraseShortLived(tx, now() - shortLife)),
      old: await eraseBefore(tx, end, "all"),
    };
  });
  const accounts = accountServices.isReady ? await accountServices.sweep() : {};
  await limits.tidy();
  await answers.tidy();
  const mails = mailFolder ? await eraseOldMails(mailFolder, end, now()) : 0;
  deleteCopiesBefore(dataDir, now() - copyLife);
  log.info({ unconfirmed, old, mails, ...accounts }, "expired data was erased");
}

/** After an hour a wrong clock has been corrected; an untrusted clock erases nothing. One process sweeps at a time. */
function sweepHourly(parts: SweepParts & { clock: Clock; locks: Locks }): Repeated {
  const { db, locks, now, clock } = parts;
  async function run() {
    await clock.look();
    await locks.tryRun(["sweep", "all"], async () => {
      // No mail is postponed for more than an hour.
      await retryMailsAfter(db, now() + hour, now());
      if (clock.isTrusted()) await sweep(parts);
    });
  }
  return repeat(run, { every: hour, failed: "expired data could not be erased" });
}

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
