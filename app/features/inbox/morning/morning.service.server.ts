import type { InboxReading } from "#app/features/inbox/list/reading.service.server.ts";
import { isMailTime, isOfficeDay } from "#app/features/inbox/office-days.server.ts";
import type { Bucket } from "#app/features/inbox/views.ts";
import { may } from "#app/features/staff/index.ts";
import { readFact, writeFact } from "#app/platform/db/facts.server.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { NewMail, Outbox } from "#app/platform/mail/outbox.service.server.ts";
import { type Repeated, repeat } from "#app/platform/repeat.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { MorningDetails } from "./morning-email.ts";

type Person = Pick<StaffUserRow, "id" | "email" | "name" | "role" | "locale" | "suspendedAt">;

export interface MorningParts extends Pick<PlatformServices, "db" | "records" | "now"> {
  inbox: Pick<InboxReading, "dueByOwner" | "all">;
  people: () => Promise<Person[]>;
  outbox: Pick<Outbox, "add" | "notify">;
}

interface Morning {
  /** Called every minute; if several processes share a store, only one writes a day's emails. */
  look: () => Promise<void>;
}

const isDue = (bucket: Bucket) => ["calls", "overdue", "today"].includes(bucket);

export function createMorning({ db, inbox, people, outbox, records, now }: MorningParts): Morning {
  /** The day for which this process has nothing left to do. */
  let done = "";

  async function mailTo({ id, email, name, locale }: Person, day: string): Promise<NewMail> {
    const due: MorningDetails = { email, name, locale, uid: id, day, overdue: [], today: [] };
    for await (const some of inbox.all({ owner: id, state: "open" })) {
      for (const { bucket, submission } of some)
        if (isDue(bucket)) due[bucket === "overdue" ? bucket : "today"].push(submission.reference);
      // The list begins with what is due.
      if (some.some(({ bucket }) => !isDue(bucket))) break;
    }
    return { kind: "morning", details: due };
  }

  async function write(day: string): Promise<void> {
    const due = await inbox.dueByOwner();
    const owners = (await people()).filter(
      (person) => person.suspendedAt === null && may(person, "inbox") && due.has(person.id),
    );
    const mails = await Promise.all(owners.map((person) => mailTo(person, day)));
    const dayNumber = Number(day.replaceAll("-", ""));
    await db.transaction().execute(async (tx) => {
      await lockInTransaction(tx, "morning");
      if ((await readFact(tx, "morningMailOn")) === dayNumber) return;
      await writeFact(tx, "morningMailOn", dayNumber);
      await outbox.add(tx, mails);
    });
    outbox.notify();
  }

  return {
    async look() {
      const { day, clock } = indiaTime(now());
      if (day === done || !isMailTime(clock)) return;
      if (isOfficeDay(day, records().in("en"))) await write(day);
      done = day;
    },
  };
}

const minute = 60_000;

export const morningEveryMinute = ({ look }: Morning): Repeated =>
  repeat(look, { every: minute, failed: "the morning's emails could not be written" });
