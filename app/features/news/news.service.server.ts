import { createContext } from "react-router";
import { may } from "#app/features/staff/index.ts";
import { lockedSubmission, lockGroups } from "#app/features/submissions/index.server.ts";
import { type NoKey, type Sent, writeOnce } from "#app/platform/activity/write-once.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Outbox } from "#app/platform/mail/outbox.service.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { insertStop, insertNotified, findRecipients } from "./news.rows.server.ts";
import type { NewsRecipient, NewsSubject } from "./news-kinds.ts";
import { stopToken } from "./stop-token.server.ts";

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
