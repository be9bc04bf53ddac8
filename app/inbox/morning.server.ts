import type { PlatformServices } from "#app/cms/services.server.ts";
import type { StaffUserRow } from "#app/lib/db/account-tables.ts";
import { lockInTransaction } from "#app/lib/db/database.server.ts";
import { readFact, writeFact } from "#app/lib/db/facts.server.ts";
import type { OutboxRow } from "#app/lib/db/tables.ts";
import { formatNumber, indiaTime } from "#app/lib/i18n/format.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import type { MailContent, NewMail, Outbox } from "#app/lib/mail/outbox.server.ts";
import { type Repeated, repeat } from "#app/lib/runtime.server.ts";
import { may } from "#app/people/staff/roles.ts";
import { type AddressedParts, addressedEmails } from "#app/ui/email/addressed-emails.server.ts";
import { type EmailContent, type Fact, greeting } from "#app/ui/email/email.ts";
import type { MailParts } from "#app/ui/email/render.server.ts";
import type { InboxReading } from "./inbox.server.ts";
import type { Bucket } from "./inbox-types.ts";
import { isMailTime, isOfficeDay } from "./office-days.server.ts";

const en = {
  subject: (count: string, isOne: boolean) =>
    isOne ? "1 person to contact today" : `${count} people to contact today`,
  opening: (count: string, isOne: boolean) =>
    isOne
      ? "One person in your part of the inbox expects to hear from you today."
      : `${count} people in your part of the inbox expect to hear from you today.`,
  overdue: "Overdue",
  today: "Due today",
  more: (count: string) => `and ${count} more`,
  next: "Call them or write to them, and set the next date. If you cannot do it today, give them to someone else.",
  link: "Open my inbox",
  closing:
    "This email goes out at nine on working days when something is due. It has no names or phone numbers; they are in the inbox.",
};

const mr: typeof en = {
  subject: (count, isOne) => `आज ${isOne ? "एका व्यक्तीशी" : `${count} जणांशी`} संपर्क साधायचा आहे`,
  opening: (count, isOne) =>
    `तुमच्याकडे असलेल्या “आवक” मधील ${isOne ? "एका व्यक्तीशी" : `${count} जणांशी`} आज संपर्क साधायचा आहे.`,
  overdue: "तारीख उलटून गेली",
  today: "आजची तारीख",
  more: (count) => `आणखी ${count}`,
  next: "त्यांना फोन करा किंवा लिहा आणि पुढची तारीख ठरवा. आज शक्य नसेल, तर हे काम दुसऱ्या कोणाकडे द्या.",
  link: "माझी आवक उघडा",
  closing:
    "कामकाजाच्या दिवशी काही बाकी असेल, तर हा ईमेल सकाळी ९ वाजता येतो. यात नावे किंवा फोन क्रमांक नसतात; ते “आवक” मध्ये आहेत.",
};

const morningWords: Record<Locale, typeof en> = { en, mr };

/** Of applicants, it contains only references. */
interface MorningDetails {
  email: string;
  name: string;
  locale: Locale;
  uid: string;
  /** As `2026-11-23`. */
  day: string;
  overdue: string[];
  today: string[];
}

const mostNamed = 20;

function morningEmail({ name, locale, uid, overdue, today }: MorningDetails, siteUrl: string): EmailContent {
  const t = morningWords[locale];
  const number = (count: number) => formatNumber(count, locale);
  const line = (label: string, references: string[]): Fact[] => {
    if (references.length === 0) return [];
    const rest = references.length > mostNamed ? [t.more(number(references.length - mostNamed))] : [];
    return [[`${label}: ${number(references.length)}`, [...references.slice(0, mostNamed), ...rest].join(", ")]];
  };
  const count = overdue.length + today.length;
  return {
    locale,
    subject: (institute) => `${t.subject(number(count), count === 1)}: ${institute}`,
    greeting: greeting[locale](name || null),
    opening: [t.opening(number(count), count === 1)],
    facts: [...line(t.overdue, overdue), ...line(t.today, today)],
    paragraphs: [t.next],
    link: { label: t.link, address: `${siteUrl}${inLocale("/office/inbox", locale)}?owner=${encodeURIComponent(uid)}` },
    closing: t.closing,
  };
}

/** An email delayed until the next day is dropped. */
export function createMorningEmails({ now, ...parts }: AddressedParts & Pick<MailParts, "now">) {
  const write = addressedEmails(parts, morningEmail);
  return (row: OutboxRow): MailContent | undefined => {
    const { day }: MorningDetails = JSON.parse(row.details ?? "");
    return day === indiaTime(now()).day ? write(row) : undefined;
  };
}

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
  repeat(look, { every: minute, failed: "the morning’s emails could not be written" });
