import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { AccountServices, NotReady } from "./features/accounts/account-services.server.ts";
import { deleteAuditBefore } from "./features/accounts/audit.rows.server.ts";
import { deleteDevicesBefore } from "./features/accounts/known-devices.rows.server.ts";
import { deleteUsedTokensBefore } from "./features/accounts/used-tokens.rows.server.ts";
import { eraseStaffBefore } from "./features/staff/staff-users.rows.server.ts";
import { eraseBefore, eraseShortLived } from "./features/submissions/erasing.rows.server.ts";
import { shortLife } from "./features/submissions/index.ts";
import { log } from "./log.server.ts";
import { deleteActivitiesBefore } from "./platform/activity/activities.rows.server.ts";
import { deleteCodesBefore } from "./platform/codes/codes.rows.server.ts";
import { deleteCopiesBefore } from "./platform/db/before-migrating.server.ts";
import type { Clock } from "./platform/db/clock.server.ts";
import type { Locks } from "./platform/db/locks.server.ts";
import type { Tables } from "./platform/db/tables.ts";
import type { AnsweredStore } from "./platform/http/answered-store.server.ts";
import type { Limits } from "./platform/limits/limits.server.ts";
import { mailFilesIn } from "./platform/mail/mailbox.server.ts";
import { retryMailsAfter } from "./platform/mail/outbox.rows.server.ts";
import { discardedLife } from "./platform/records/drafts.service.server.ts";
import { eraseDiscarded } from "./platform/records/records.rows.server.ts";
import { type Repeated, repeat } from "./platform/repeat.server.ts";
import { deleteSessionsBefore } from "./platform/sign-in/sessions.rows.server.ts";

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
export async function sweep({
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
export function sweepHourly(parts: SweepParts & { clock: Clock; locks: Locks }): Repeated {
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
