import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#app/log.server.ts";
import { deleteCodesBefore } from "#app/store/codes.server.ts";
import type { Rows } from "#app/store/store.server.ts";
import { eraseBefore } from "#app/store/submissions.server.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

interface Parts {
  db: Rows;
  now: () => number;
  retentionDays: number;
  /** Where mails are kept when there is no mail server. */
  mailFolder: string | undefined;
  /** Makes sure that what was erased can be read nowhere. */
  emptyLog: () => void;
}

/** Erases kept mails that are older than a time; tells how many. */
async function eraseMails(folder: string, before: number): Promise<number> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const times = await Promise.all(paths.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })));
  const old = times.filter(({ time }) => time < before);
  for (const { path } of old) await rm(path);
  return old.length;
}

/** Erases what is kept no longer: enquiries without their code after a day, everything after the retention time. */
export async function sweep({ db, now, retentionDays, mailFolder, emptyLog }: Parts): Promise<void> {
  // An hour early, since the next look is in an hour.
  const end = now() - retentionDays * day + hour;
  const unconfirmed = await eraseBefore(db, now() - day, "unconfirmed");
  const old = await eraseBefore(db, end, "all");
  const mails = mailFolder ? await eraseMails(mailFolder, end) : 0;
  await deleteCodesBefore(db, now() - day);
  emptyLog();
  log.info({ unconfirmed, old, mails }, "what is kept no longer was erased");
}

/** Sweeps now and every hour, so that nothing stays much longer than was promised. */
export function sweepHourly(parts: Parts): { stop: () => void } {
  const run = () => void sweep(parts).catch((error) => log.error({ error }, "what is kept no longer was not erased"));
  run();
  const timer = setInterval(run, hour).unref();
  return { stop: () => clearInterval(timer) };
}
