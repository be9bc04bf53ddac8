import type { WatchedPaper } from "#app/features/duties/reminders/reminder-rules.ts";
import { createReminders, type ReminderParts } from "#app/features/duties/reminders/reminders.service.server.ts";
import { insertMails } from "#app/platform/mail/outbox.rows.server.ts";
import { mailRow } from "#app/platform/mail/outbox.service.server.ts";
import { sample } from "./sample-records.ts";

/** A paper whose last day is Thursday, 21 January 2027, and who looks after it. */
export const endingPaper: WatchedPaper = {
  name: "papers/fire",
  title: { en: "Fire safety certificate", mr: "अग्निसुरक्षा प्रमाणपत्र" },
  ...{ owner: "asha@example.org", state: "ending", on: "2027-01-21", warnDays: [60, 30, 7] },
};

/** A clerk and a principal who can sign in. */
export const remindedPeople = [
  { id: "asha", email: "asha@example.org", name: "Asha", role: "office", locale: "mr" },
  { id: "ravi", email: "ravi@example.org", name: "Ravi", role: "principal", locale: "en" },
].map((person) => ({ ...person, suspendedAt: null, verifiedAt: 1 })) as Awaited<ReturnType<ReminderParts["people"]>>;

/** The reminders of a process on a store, of papers and people that the test may change. */
export const remindersOn = (
  db: ReminderParts["db"],
  now: () => number,
  papers: () => WatchedPaper[],
  people = () => remindedPeople,
) =>
  createReminders({
    ...{ db, now, papers, records: () => sample, people: async () => people() },
    outbox: {
      add: (tx, mails) =>
        insertMails(
          tx,
          mails.map((mail) => mailRow(mail, now())),
        ),
      notify: () => {},
    },
  });
