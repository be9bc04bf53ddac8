import { type AccountToTell, accountLetter } from "#app/features/accounts/account-emails.ts";
import { makeProof } from "#app/features/accounts/proof-link.server.ts";
import { institute } from "#app/platform/content/records.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Rows } from "#app/platform/db/store.server.ts";
import type { Kind, OutboxRow, Submission } from "#app/platform/db/tables.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { drawLetter } from "#app/platform/mail/draw-email.tsx";
import type { DrawnLetter, Letter } from "#app/platform/mail/email.ts";
import type { Message } from "#app/platform/mail/transport.server.ts";
import { type ListedEvent, officeErasedLetter, officeLetter, officeListLetter } from "./office-emails.ts";
import { submissionById } from "./submissions.rows.server.ts";
import { confirmationLetter, erasureLetter } from "./visitor-emails.ts";

/** Draws a letter under the institute's head. */
export type Write = (letter: Letter) => DrawnLetter;

/** A letter under the institute's head, in its own language. */
export const write: Write = (letter) => drawLetter(letter, institute(letter.locale));

/** What is still known of a submission that was erased. */
interface Erased {
  reference: string;
  kind: Kind;
  locale: Locale;
  email: string;
}

const eventOf = ({ kind }: OutboxRow) => (kind === "office-corrected" ? "corrected" : "new");

interface Parts {
  db: Rows;
  siteUrl: string;
  /** Who gets what visitors send. */
  officeEmail: string;
  secret: Secret;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What the row of a mail to a member has. */
type Account = Omit<AccountToTell, "link" | "proof"> & { email: string };

/**
 * Puts together what turns a row of the outbox into a mail, from the submission as it is now or from the row itself;
 * several rows for the office become one list.
 */
export function createLetters({
  db,
  siteUrl,
  officeEmail,
  secret,
  now,
}: Parts): (rows: OutboxRow[]) => Promise<Message | undefined> {
  const idOf = ({ id }: OutboxRow) => `<${id}@${new URL(siteUrl).hostname}>`;
  const lookupLink = (locale: Locale) => `${siteUrl}${inLocale("/my-enquiry", locale)}`;

  function aboutErased(row: OutboxRow, erased: Erased): Omit<Message, "id"> {
    if (row.kind === "erasure") return { to: erased.email, replyTo: officeEmail, ...write(erasureLetter(erased)) };
    return { to: officeEmail, ...write(officeErasedLetter(erased)) };
  }

  function aboutAccount({ subject, details }: OutboxRow): Omit<Message, "id"> {
    const { email, ...account }: Account = JSON.parse(details ?? "");
    const link = siteUrl + inLocale("/faculty-login", account.locale);
    const isUnproven = account.name === null && ["registered", "unproven"].includes(account.event);
    const proof = isUnproven && subject && { proof: `${link}?proof=${makeProof(secret, subject, now())}` };
    return { to: email, replyTo: officeEmail, ...write(accountLetter({ ...account, link, ...proof })) };
  }

  function about(row: OutboxRow, submission: Submission): Omit<Message, "id"> | undefined {
    const { email, locale } = submission;
    if (row.kind !== "confirmation") {
      return { to: officeEmail, replyTo: email ?? undefined, ...write(officeLetter(submission, eventOf(row))) };
    }
    if (email === null) return undefined;
    const letter = confirmationLetter(submission, { lookupLink: lookupLink(locale) });
    return { to: email, replyTo: officeEmail, ...write(letter) };
  }

  async function listed(row: OutboxRow): Promise<ListedEvent | undefined> {
    const time = row.createdAt;
    if (row.details) {
      const { reference, kind }: Erased = JSON.parse(row.details);
      return { event: "erased", reference, kind, name: null, isMinor: 0, time };
    }
    const submission = row.subject ? await submissionById(db, row.subject) : undefined;
    const event = eventOf(row);
    return submission && { ...submission, event, reference: submission.reference ?? submission.id, time };
  }

  async function aboutMany(rows: OutboxRow[]): Promise<Omit<Message, "id"> | undefined> {
    const events = (await Promise.all(rows.map(listed))).filter((event) => event !== undefined);
    return events.length > 0 ? { to: officeEmail, ...write(officeListLetter(events)) } : undefined;
  }

  async function aboutOne(row: OutboxRow): Promise<Omit<Message, "id"> | undefined> {
    if (row.kind === "account") return aboutAccount(row);
    const submission = row.subject ? await submissionById(db, row.subject) : undefined;
    return row.details ? aboutErased(row, JSON.parse(row.details)) : submission && about(row, submission);
  }

  return async ([row, ...others]) => {
    if (!row) return undefined;
    const message = others.length > 0 ? await aboutMany([row, ...others]) : await aboutOne(row);
    return message && { ...message, id: idOf(row) };
  };
}
