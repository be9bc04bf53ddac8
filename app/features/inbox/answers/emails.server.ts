import { submissionById } from "#app/features/submissions/index.server.ts";
import type { OutboxRow } from "#app/platform/db/outbox-tables.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { EmailContent } from "#app/platform/mail/email.ts";
import type { MailContent } from "#app/platform/mail/outbox.service.server.ts";
import type { MailParts } from "#app/platform/mail/render.server.ts";

/** Renders nothing if the visitor has erased the submission. */
export const createAnswerEmails =
  ({ db, officeEmail, render }: MailParts) =>
  async ({ resourceId, details }: OutboxRow): Promise<MailContent | undefined> => {
    const submission = resourceId ? await submissionById(db, resourceId) : undefined;
    if (!submission?.email) return undefined;
    const { text }: { text: string } = JSON.parse(details ?? "");
    return { to: submission.email, replyTo: officeEmail, ...render(answerEmail(submission, text)) };
  };

const words: Record<Locale, { subject: Record<Submission["kind"], string>; closing: string }> = {
  en: {
    subject: {
      enquiry: "About your admission enquiry",
      application: "About your request to be contacted",
      feedback: "About your feedback",
    },
    closing: "This email is from the institute’s office. You can reply to it.",
  },
  mr: {
    subject: {
      enquiry: "तुमच्या प्रवेश चौकशीविषयी",
      application: "डी.फार्मविषयी तुमच्या विनंतीला उत्तर",
      feedback: "तुमच्या अभिप्रायाविषयी",
    },
    closing: "हा ईमेल संस्थेच्या कार्यालयाकडून आहे. तुम्ही याला उत्तर देऊ शकता.",
  },
};

function answerEmail({ kind, reference, locale }: Submission, text: string): EmailContent {
  const { subject, closing } = words[locale];
  const [opening = "", ...paragraphs] = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return { locale, subject: `${subject[kind]}: ${reference}`, opening: [opening], paragraphs, closing };
}
