import { createContext, type RouterContextProvider } from "react-router";
import { type PublicRecords, publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds, kindsContext } from "#app/cms/records/kind-files.server.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { lockedSubmission, lockGroups, submissionGroupOf } from "#app/forms/submissions/submissions-table.server.ts";
import { type NoKey, type Sent, writeOnce } from "#app/lib/activity-log.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { signedText } from "#app/lib/crypto/tokens.server.ts";
import { type Db, inChunks, lockInTransaction } from "#app/lib/db/database.server.ts";
import type { OutboxRow } from "#app/lib/db/tables.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import type { MailContent, Outbox } from "#app/lib/mail/outbox.server.ts";
import { may } from "#app/people/staff/roles.ts";
import type { MailParts } from "#app/ui/email/render.server.ts";
import { newsWords } from "./news-words.ts";

/** Only these kinds of records are sent to people who asked about admission. */
const newsKinds: ReadonlySet<string> = new Set(["notices", "admissionDates"]);

export const isNewsKind = (kind: string): boolean => newsKinds.has(kind);

export interface NewsSubject {
  kind: string;
  slug: string;
}

export interface News extends NewsSubject {
  name: Record<"en" | "mr", string>;
  lines: Record<"en" | "mr", string[]>;
  /** Without the language. */
  address: string;
}

export interface NewsRecipient {
  reference: string;
  name: string | null;
  phone: string;
  locale: "en" | "mr";
}

/** Undefined if the record is not public, or messages are never sent about its kind. */
export function newsAmong(
  kinds: RecordKind[],
  records: PublicRecords,
  { kind: name, slug }: NewsSubject,
): News | undefined {
  const kind = kinds.find((each) => each.name === name && isNewsKind(name));
  const entry = kind && records.ever(filesOfKinds(kind), kind.name).get(slug);
  if (!kind || entry?.is !== "current") return undefined;
  const record = entry.record as object;
  const [address = "/"] = kind.addresses(slug);
  const lines = { en: kind.answerOf?.(record, "en") ?? [], mr: kind.answerOf?.(record, "mr") ?? [] };
  return { kind: kind.name, slug, name: kind.nameOf(record), lines, address };
}

export const newsOf = (context: Readonly<RouterContextProvider>, kind = "", slug = ""): News | undefined =>
  newsAmong(context.get(kindsContext), context.get(publicRecordsContext), { kind, slug });

/** Life of a link in milliseconds: longer than anything is kept (RETENTION_DAYS: at most three years). */
const stopLife = 3 * 366 * 24 * 60 * 60_000;

/** Only the sender of the submission gets its token, by mail. */
const stopToken = signedText("no-more-news", stopLife);

const stopAddress = "/no-more-news";

/** States in which a family still decides; in other states, such as admitted or closed, people get no messages. */
const decidingStates = ["new", "talking", "documents", "registered"] as const;
/** The shortest time between two messages to one person, in milliseconds. */
const newsIntervalMs = 7 * 24 * 60 * 60_000;

/**
 * Leaves out an enquiry if it, or one merged into it, is of a minor whose guardian has not agreed, has stopped these
 * messages, or was told of this record, or of any within a week. `isUnreached`: a mail of news to it was given up
 * within a week.
 */
export const findRecipients = (db: Db, { kind, slug }: NewsSubject, now: number) =>
  db
    .selectFrom("submissions")
    .select(["id", "reference", "name", "email", "phone", "locale", "confirmedAt", "callTime"])
    .select((each) =>
      each(
        "id",
        "in",
        each
          .selectFrom("newsTold")
          .innerJoin("submissions as own", "own.id", "newsTold.submissionId")
          .select((told) => told.fn.coalesce("own.mergedInto", "own.id").as("leader"))
          .where("by", "=", "undelivered")
          .where("newsTold.at", ">", now - newsIntervalMs),
      ).as("isUnreached"),
    )
    .where("kind", "=", "enquiry")
    .where("mergedInto", "is", null)
    .where("reference", "is not", null)
    .where("status", "in", decidingStates)
    .where("id", "not in", (is) =>
      // Read once for all: a search for each of 7,000 enquiries blocks the server for 3 s in SQLite.
      is
        .selectFrom("submissions as own")
        .leftJoin("newsStops", "newsStops.submissionId", "own.id")
        .leftJoin("newsTold", "newsTold.submissionId", "own.id")
        .select((each) => each.fn.coalesce("own.mergedInto", "own.id").as("leader"))
        .where((each) =>
          each.or([
            each.and([each("own.isMinor", "=", 1), each("own.guardianConfirmedAt", "is", null)]),
            each("newsStops.submissionId", "is not", null),
            each.and([
              each("newsTold.by", "!=", "undelivered"),
              each.or([
                each("newsTold.at", ">", now - newsIntervalMs),
                each.and([each("newsTold.kind", "=", kind), each("newsTold.slug", "=", slug)]),
              ]),
            ]),
          ]),
        ),
    )
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export async function insertNotified(
  db: Db,
  ids: string[],
  told: NewsSubject & { by: "mail" | "whatsapp" },
  at: number,
) {
  const rows = ids.map((submissionId) => ({ submissionId, ...told, at }));
  for (const some of inChunks(rows))
    await db
      .insertInto("newsTold")
      .values(some)
      // A mail to them was given up before.
      .onConflict((conflict) =>
        conflict.columns(["submissionId", "kind", "slug"]).doUpdateSet((row) => ({
          by: row.ref("excluded.by"),
          at: row.ref("excluded.at"),
        })),
      )
      .execute();
}

/** The person was not told, and gets no other mail of news for a week. */
export const noteUndeliveredNews = async (db: Db, { resourceId, details }: OutboxRow, now: number): Promise<void> => {
  const { kind, slug } = JSON.parse(details ?? "{}") as NewsSubject;
  if (!resourceId) return;
  await db
    .updateTable("newsTold")
    .set({ by: "undelivered", at: now })
    .where("submissionId", "=", resourceId)
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .execute();
};

const removeNotified = (db: Db, submissionId: string, { kind, slug }: NewsSubject) =>
  db
    .deleteFrom("newsTold")
    .where("submissionId", "=", submissionId)
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .where("by", "=", "mail")
    .execute();

export const insertStop = (db: Db, submissionId: string, at: number) =>
  db
    .insertInto("newsStops")
    .values({ submissionId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** True also if any enquiry merged with theirs said so. */
const isStopped = async (db: Db, submissionIds: string[]): Promise<boolean> =>
  (await db.selectFrom("newsStops").select("at").where("submissionId", "in", submissionIds).executeTakeFirst()) !==
  undefined;

interface Parts extends Pick<PlatformServices, "db" | "secret" | "now"> {
  outbox: Pick<Outbox, "add" | "notify">;
}

/** WhatsApp is for people without a proven or a reachable mail address. */
interface Recipients {
  mails: number;
  list: NewsRecipient[];
}

type Refusal = { ok: false; reason: "forbidden" | "missing" };
type Notified = { ok: true; count: number };

export interface NewsService {
  toTell: (of: NewsSubject, actor: StaffActor) => Promise<Recipients | undefined>;
  /** One mail to a person for each record, also after a crash. */
  mail: (sent: Sent & { of: NewsSubject }) => Promise<Notified | Refusal | NoKey>;
  told: (sent: Sent & { of: NewsSubject; reference: string }) => Promise<Notified | Refusal | NoKey>;
  /** @returns false for an invalid token; true also when the person's data are erased */
  stop: (token: string) => Promise<boolean>;
}

type Person = Awaited<ReturnType<typeof findRecipients>>[number];

const isMailed = ({ email, confirmedAt, isUnreached }: Person): boolean =>
  email !== null && confirmedAt !== null && !isUnreached;
/** People who only asked for a call and were not reached yet have not agreed to more. */
const isOnList = (person: Person): boolean =>
  !isMailed(person) && person.phone !== null && !(person.callTime !== null && person.confirmedAt === null);

export function createNews({ db, secret, now, outbox }: Parts): NewsService {
  /** Of two requests at the same time the second waits, and finds those already told. */
  const once = (what: string, sent: Sent, of: NewsSubject, tell: (tx: Db, at: number) => Promise<number | undefined>) =>
    writeOnce<Notified, Refusal>(db, {
      what,
      sent,
      now: now(),
      async work(tx) {
        // Nobody may be erased or merged between being found and being noted.
        await lockGroups(tx);
        await lockInTransaction(tx, "news");
        const count = await tell(tx, now());
        if (count === undefined) return { ok: false, reason: "missing" };
        return { outcome: { ok: true, count }, activity: { what, ...of, reason: String(count) } };
      },
      again: async (_tx, { reason }) => ({ ok: true, count: Number(reason) }),
    });

  return {
    async toTell(of, actor) {
      if (!may(actor, "inbox")) return undefined;
      const people = await findRecipients(db, of, now());
      return {
        mails: people.filter(isMailed).length,
        list: people.filter(isOnList).map(({ reference, name, phone, locale }) => ({
          ...{ reference: reference ?? "", name, phone: phone ?? "", locale },
        })),
      };
    },
    async mail(sent) {
      if (!may(sent.actor, "inbox")) return { ok: false, reason: "forbidden" };
      const { kind, slug } = sent.of;
      const outcome = await once("news-mail", sent, { kind, slug }, async (tx, at) => {
        const ids = (await findRecipients(tx, { kind, slug }, at)).filter(isMailed).map(({ id }) => id);
        await insertNotified(tx, ids, { kind, slug, by: "mail" }, at);
        await outbox.add(
          tx,
          ids.map((resourceId) => ({ kind: "news" as const, resourceId, details: { kind, slug } })),
        );
        return ids.length;
      });
      outbox.notify();
      return outcome;
    },
    async told(sent) {
      if (!may(sent.actor, "inbox")) return { ok: false, reason: "forbidden" };
      const { of, reference } = sent;
      return once("news-told", sent, of, async (tx, at) => {
        const person = (await findRecipients(tx, of, at)).find((each) => each.reference === reference);
        if (!person) return undefined;
        await insertNotified(tx, [person.id], { ...of, by: "whatsapp" }, at);
        return 1;
      });
    },
    async stop(token) {
      const id = stopToken.read(secret, token, now());
      if (id === undefined) return false;
      // The enquiry may be erased at this moment.
      await db.transaction().execute(async (tx) => {
        if (await lockedSubmission(tx, id)) await insertStop(tx, id, now());
      });
      return true;
    },
  };
}

export const newsContext = createContext<NewsService>();

/** Enquiries merged into this one are led by it, so its status alone decides. */
const isDeciding = ({ mergedInto, status }: { mergedInto: string | null; status: string | null }): boolean =>
  mergedInto === null && decidingStates.some((state) => state === status);

export interface NewsMailParts extends MailParts {
  publicNews: (of: NewsSubject) => News | undefined;
}

/** Nothing for people erased, decided or unsubscribed since, nor of a record that is no longer public. */
export const createNewsEmails =
  ({ db, secret, now, siteUrl, officeEmail, render, publicNews }: NewsMailParts) =>
  async ({ resourceId, details }: OutboxRow): Promise<MailContent | undefined> => {
    const group = resourceId ? await submissionGroupOf(db, resourceId) : [];
    const person = group.find(({ id }) => id === resourceId);
    const ids = group.map(({ id }) => id);
    if (!person?.email || !group.some(isDeciding) || (await isStopped(db, ids))) return undefined;
    const { locale } = person;
    const { kind, slug } = JSON.parse(details ?? "") as NewsSubject;
    const news = publicNews({ kind, slug });
    if (!news) {
      await removeNotified(db, person.id, { kind, slug });
      return undefined;
    }
    const t = newsWords[locale];
    const stop = `${siteUrl}${inLocale(stopAddress, locale)}?for=${stopToken.sign(secret, person.id, now())}`;
    const content = render({
      locale,
      subject: news.name[locale],
      opening: [t.opening, news.name[locale]],
      paragraphs: [...news.lines[locale], `${t.noMore} ${stop}`],
      link: { label: t.read, address: siteUrl + inLocale(news.address, locale) },
      closing: t.why(person.reference ?? ""),
    });
    return { to: person.email, replyTo: officeEmail, unsubscribe: stop, ...content };
  };
