import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import type { Text } from "#app/cms/content/text.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { isMailTime, isOfficeDay } from "#app/inbox/office-days.server.ts";
import type { StaffUserRow } from "#app/lib/db/account-tables.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import { dayCount, daysAfter, formatDay, formatNumber, indiaTime } from "#app/lib/i18n/format.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import type { NewMail, Outbox } from "#app/lib/mail/outbox.server.ts";
import { type Repeated, repeat } from "#app/lib/runtime.server.ts";
import { canSignIn, may } from "#app/people/staff/roles.ts";
import { disclosureRecords, registerOn } from "#app/register/disclosure/register.server.ts";
import type { RegisterRow } from "#app/register/disclosure/state-text.ts";
import { type RequirementState as DutyState, endingDays } from "#app/register/disclosure/states.ts";
import { type AddressedParts, addressedEmails } from "#app/ui/email/addressed-emails.server.ts";
import { type EmailContent, type Fact, greeting } from "#app/ui/email/email.ts";

export interface WatchedPaper {
  /** Names the paper or, for the members of a committee, the requirement: `papers/pci-2026`. */
  name: string;
  title: Text;
  /** Email address; without one, the principal looks after the paper. */
  owner: string | undefined;
  state: "ending" | "over" | "suspended";
  /** The last day; for a suspended paper, the day of the letter. */
  on: string;
  /** Days before the end. */
  warnDays: number[];
}

interface DueReminder {
  /** Reminders with the same key are mailed once. */
  key: string;
  paper: WatchedPaper;
  isForPrincipal: boolean;
  /** Whether the mail goes out at night and on holidays too. */
  isAtOnce: boolean;
}

/** Days before the end from which the principal is reminded too. */
const principalFrom = 7;
const week = 7;

/**
 * Only the latest reminder due before the end, on the last day or weekly after it, so that a site that was down for a
 * month sends one and not three. On a Monday, also Sunday's.
 */
function reminderOf(paper: WatchedPaper, day: string): DueReminder | undefined {
  const { name, state, on, warnDays } = paper;
  if (state === "suspended") return { key: `${name} suspended ${on}`, paper, isForPrincipal: true, isAtOnce: true };
  const days = dayCount(day, on);
  const step =
    days < 0 ? -week * Math.floor(-days / week) : Math.min(...[...warnDays, 0].filter((each) => each >= days));
  if (step === Number.POSITIVE_INFINITY) return undefined;
  return { key: `${name} ${on} ${step}`, paper, isForPrincipal: step <= principalFrom, isAtOnce: false };
}

/** Default days before the end on which the owner is reminded. */
const usualWarnDays = [60, 30, 7];

const watched: Partial<Record<DutyState, WatchedPaper["state"]>> = {
  ending: "ending",
  lapsed: "over",
  suspended: "suspended",
};

/** A row that ends in more than 60 days may have an earlier reminder. */
function watchedState({ state, until }: Pick<RegisterRow, "state" | "until">, day: string) {
  const endsLater = state === "valid" && until !== undefined && until > daysAfter(day, endingDays);
  return endsLater ? "ending" : watched[state];
}

export function watchedPapers(records: PublicRecords, day: string): WatchedPaper[] {
  const titles = new Map(records.of(disclosureRecords).duties.map(({ id, title }) => [id, title]));
  return registerOn(records.in("en"), day).flatMap((row) => {
    const { duty, paper, until } = row;
    const state = watchedState(row, day);
    const on = state === "suspended" ? paper?.issuedOn : until;
    if (state === undefined || on === undefined) return [];
    return [
      {
        name: paper ? `papers/${paper.id}` : `duties/${duty.id}`,
        title: titles.get(duty.id) ?? { en: duty.title, mr: duty.title },
        owner: duty.owner?.toLowerCase(),
        state,
        on,
        warnDays: duty.warnDays ?? usualWarnDays,
      },
    ];
  });
}

const en = {
  subject: (count: string, isOne: boolean) =>
    isOne ? "1 document needs attention" : `${count} documents need attention`,
  opening: "In the disclosure register, these documents have expired or will expire soon.",
  ending: (day: string, days: string, isOne: boolean) => `Expires on ${day}, in ${isOne ? "1 day" : `${days} days`}`,
  today: (day: string) => `Expires today, ${day}`,
  over: (day: string) => `Expired on ${day}; nothing newer is entered`,
  next: "If you have applied, enter the day and the number of the application: the website then says that the document is awaited. If the new document has come, enter it.",
  link: "Open the disclosure register",
  closing:
    "This email comes 60, 30 and 7 days before the last day (unless the register names other days), on the last day, and then once a week until something newer is entered.",
  suspended: {
    subject: "An approval is no longer valid",
    opening: "The website now shows a letter that suspends or refuses an approval.",
    state: (day: string) => `Suspended or refused by the letter of ${day}`,
    next: "The website says so and no longer names this authority among the institute’s approvals. If that is a mistake, correct the document at once.",
    closing: "This email goes to the principal once for each such letter.",
  },
};

const mr: typeof en = {
  subject: (count, isOne) => (isOne ? "एका कागदपत्राकडे लक्ष द्या" : `${count} कागदपत्रांकडे लक्ष द्या`),
  opening: "जाहीर माहितीच्या नोंदवहीतील पुढील बाबींची मुदत संपली आहे किंवा लवकरच संपणार आहे.",
  ending: (day, days, isOne) => `मुदत ${day} पर्यंत, ${isOne ? "१ दिवस" : `${days} दिवस`} बाकी`,
  today: (day) => `मुदत आज, ${day} रोजी संपते`,
  over: (day) => `मुदत ${day} रोजी संपली; नवीन नोंद नाही`,
  next: "अर्ज केला असल्यास त्याची तारीख आणि क्रमांक नोंदवा; म्हणजे निर्णय बाकी असल्याचे संकेतस्थळावर दिसेल. नवे कागदपत्र आले असल्यास ते नोंदवा.",
  link: "जाहीर माहितीची नोंदवही उघडा",
  closing:
    "मुदतीच्या ६०, ३० आणि ७ दिवस आधी (नोंदवहीत वेगळे दिवस दिले नसल्यास), शेवटच्या दिवशी आणि नंतर नवीन नोंद होईपर्यंत आठवड्यातून एकदा हा ईमेल येतो.",
  suspended: {
    subject: "एक मान्यता आता लागू नाही",
    opening: "मान्यता स्थगित किंवा नामंजूर केल्याचे पत्र आता संकेतस्थळावर प्रसिद्ध झाले आहे.",
    state: (day) => `${day} रोजीच्या पत्रानुसार स्थगित किंवा नामंजूर`,
    next: "संकेतस्थळावर तसे दिसते आणि संस्थेच्या मान्यतांमध्ये या प्राधिकरणाचे नाव आता दिसत नाही. हे चुकून झाले असल्यास कागदपत्राची नोंद लगेच दुरुस्त करा.",
    closing: "अशा प्रत्येक पत्राबद्दल प्राचार्यांना हा ईमेल एकदाच येतो.",
  },
};

const reminderWords: Record<Locale, typeof en> = { en, mr };

/** Data of a reminder, which lists suspended papers or all others, never both. */
interface ReminderDetails {
  uid: string;
  email: string;
  name: string;
  locale: Locale;
  day: string;
  papers: (Pick<WatchedPaper, "state" | "on"> & { title: string })[];
}

function endOf({ on }: Pick<WatchedPaper, "on">, day: string, locale: Locale): string {
  const t = reminderWords[locale];
  const days = dayCount(day, on);
  if (days < 0) return t.over(formatDay(on, locale));
  return days === 0
    ? t.today(formatDay(on, locale))
    : t.ending(formatDay(on, locale), formatNumber(days, locale), days === 1);
}

function reminderEmail({ name, locale, day, papers }: ReminderDetails, siteUrl: string): EmailContent {
  const t = reminderWords[locale];
  const isSuspended = papers.some(({ state }) => state === "suspended");
  const { subject, opening, next, closing } = isSuspended
    ? t.suspended
    : { ...t, subject: t.subject(formatNumber(papers.length, locale), papers.length === 1) };
  const facts = papers.map(({ title, state, on }): Fact => {
    const text = state === "suspended" ? t.suspended.state(formatDay(on, locale)) : endOf({ on }, day, locale);
    return [title, text];
  });
  return {
    locale,
    subject: (institute) => `${subject}: ${institute}`,
    greeting: greeting[locale](name || null),
    opening: [opening],
    facts,
    paragraphs: [next],
    link: { label: t.link, address: `${siteUrl}${inLocale("/office/register", locale)}` },
    closing,
  };
}

export const createReminderEmails = (parts: AddressedParts) => addressedEmails(parts, reminderEmail);

/** Runs in the transaction that adds the mails. @param at ms since 1970 @returns keys that no process noted before */
async function noteReminders(db: Db, keys: string[], at: number): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const added = await db
    .insertInto("reminders")
    .values(keys.toSorted().map((key) => ({ key, at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .execute();
  return new Set(added.map(({ key }) => key));
}

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
