import type { Kind, OutboxRow, Submission } from "#app/lib/db/tables.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import type { MailContent } from "#app/lib/mail/outbox.server.ts";
import type { MailParts } from "#app/ui/email/render.server.ts";
import { type ListedEvent, officeErasedEmail, officeListEmail, officeSubmissionEmail } from "./office-emails.ts";
import { submissionById } from "./submissions-table.server.ts";
import { confirmationEmail, erasureEmail } from "./visitor-emails.ts";

interface Erased {
  reference: string;
  kind: Kind;
  locale: Locale;
  email: string;
}

const eventOf = ({ kind }: OutboxRow) => (kind === "office-corrected" ? "corrected" : "new");

/** Several rows for the office become one list. */
export function createSubmissionEmails({ db, siteUrl, officeEmail, officeLanguage, answerDays, render }: MailParts) {
  const lookupLink = (locale: Locale) => `${siteUrl}${inLocale("/my-enquiry", locale)}`;
  const reader = { locale: officeLanguage, inbox: siteUrl + inLocale("/office/inbox", officeLanguage) };

  const toOffice = (message: Omit<MailContent, "to">): MailContent | undefined =>
    officeEmail === undefined ? undefined : { to: officeEmail, ...message };

  function aboutErased(row: OutboxRow, erased: Erased): MailContent | undefined {
    if (row.kind === "erasure") return { to: erased.email, replyTo: officeEmail, ...render(erasureEmail(erased)) };
    return toOffice(render(officeErasedEmail(erased, officeLanguage)));
  }

  function about(row: OutboxRow, submission: Submission): MailContent | undefined {
    const { email, locale } = submission;
    if (row.kind !== "confirmation") {
      const message = render(officeSubmissionEmail(submission, eventOf(row), reader));
      return toOffice({ replyTo: email ?? undefined, ...message });
    }
    if (email === null) return undefined;
    const message = confirmationEmail(submission, { lookupLink: lookupLink(locale), answerDays });
    return { to: email, replyTo: officeEmail, ...render(message) };
  }

  async function listed(row: OutboxRow): Promise<ListedEvent | undefined> {
    const time = row.createdAt;
    if (row.details) {
      const { reference, kind }: Erased = JSON.parse(row.details);
      return { event: "erased", reference, kind, name: null, isMinor: 0, time };
    }
    const submission = row.resourceId ? await submissionById(db, row.resourceId) : undefined;
    const event = eventOf(row);
    return submission && { ...submission, event, reference: submission.reference ?? submission.id, time };
  }

  async function aboutMany(rows: OutboxRow[]): Promise<MailContent | undefined> {
    const events = (await Promise.all(rows.map(listed))).filter((event) => event !== undefined);
    return events.length > 0 ? toOffice(render(officeListEmail(events, reader))) : undefined;
  }

  async function aboutOne(row: OutboxRow): Promise<MailContent | undefined> {
    const submission = row.resourceId ? await submissionById(db, row.resourceId) : undefined;
    return row.details ? aboutErased(row, JSON.parse(row.details)) : submission && about(row, submission);
  }

  return (rows: OutboxRow[]): Promise<MailContent | undefined> => {
    const [row, ...others] = rows;
    return row && others.length === 0 ? aboutOne(row) : aboutMany(rows);
  };
}
