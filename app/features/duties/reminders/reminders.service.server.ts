import { isMailTime, isOfficeDay } from "#app/features/inbox/index.server.ts";
import { canSignIn, may } from "#app/features/staff/index.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { NewMail, Outbox } from "#app/platform/mail/outbox.service.server.ts";
import { type Repeated, repeat } from "#app/platform/repeat.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { ReminderDetails } from "./reminder-email.ts";
import { type DueReminder, reminderOf, type WatchedPaper } from "./reminder-rules.ts";
import { noteReminders } from "./reminders.rows.server.ts";

/** `verifiedAt` is null while the person is only invited. */
type Person = Pick<StaffUserRow, "id" | "email" | "name" | "role" | "locale" | "suspendedAt"> & {
  verifiedAt: number | null;
};

export interface ReminderParts extends Pick<PlatformServices, "db" | "records" | "now"> {
  people: () => Promise<Person[]>;
  outbox: Pick<Outbox, "add" | "notify">;
  papers: (records: PublicRecords, day: string) => WatchedPaper[];
}

/** The owner, if that person may write; principals if the reminder is for them or has no owner. */
function recipientsOf({ paper, isForPrincipal }: DueReminder, people: Person[]): Person[] {
  const owners = people.filter((person) => person.email === paper.owner && may(person, "write"));
  const principals = people.filter((person) => may(person, "decide"));
  return isForPrincipal || owners.length === 0 ? [...new Set([...owners, ...principals])] : owners;
}

/** One mail for each recipient, with urgent papers in a separate one. */
function mailsFor(due: DueReminder[], people: Person[], day: string): NewMail[] {
  return people.flatMap(({ id: uid, email, name, locale }) =>
    [true, false].flatMap((isAtOnce): NewMail[] => {
      const theirs = due.filter((each) => each.isAtOnce === isAtOnce);
      const papers = theirs.filter((each) => recipientsOf(each, people).some(({ id }) => id === uid));
      const details: ReminderDetails = {
        ...{ uid, email, name, locale, day },
        papers: papers.map(({ paper: { title, state, on } }) => ({ title: title[locale], state, on })),
      };
      return papers.length > 0 ? [{ kind: "reminder", details }] : [];
    }),
  );
}

/** Each reminder is queued once, whichever process is first. */
export function createReminders({ db, people, outbox, records, papers, now }: ReminderParts): () => Promise<void> {
  const known = new Set<string>();

  return async () => {
    const time = now();
    const { day, clock } = indiaTime(time);
    const current = records();
    const isTime = isMailTime(clock) && isOfficeDay(day, current.in("en"));
    const due = papers(current, day)
      .flatMap((paper) => reminderOf(paper, day) ?? [])
      .filter(({ key, isAtOnce }) => !known.has(key) && (isAtOnce || isTime));
    if (due.length === 0) return;
    const active = (await people()).filter(canSignIn);
    // A reminder without any recipient stays due.
    const mailed = due.filter((each) => recipientsOf(each, active).length > 0);
    const keys = mailed.map(({ key }) => key);
    await db.transaction().execute(async (tx) => {
      const added = await noteReminders(tx, keys, time);
      const mails = mailsFor(
        mailed.filter(({ key }) => added.has(key)),
        active,
        day,
      );
      await outbox.add(tx, mails);
    });
    for (const key of keys) known.add(key);
    outbox.notify();
  };
}

export const remindEveryMinute = (look: () => Promise<void>): Repeated =>
  repeat(look, { every: 60_000, failed: "the reminders could not be written" });
