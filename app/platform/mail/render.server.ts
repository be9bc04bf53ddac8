import { lookOf } from "#app/platform/appearance/look.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { EmailContent, RenderedEmail } from "./email.ts";
import { renderEmail } from "./render-email.tsx";

/** Renders an email with the institute as its sender. */
export type Render = (email: EmailContent) => RenderedEmail;

/** What the features' mails are rendered with. */
export interface MailParts extends Pick<PlatformServices, "db" | "secret" | "now"> {
  siteUrl: string;
  /** The office's address, which receives the submissions; undefined where none is given, and no mail goes to the office. */
  officeEmail: string | undefined;
  /** The language of mails to that address. */
  officeLanguage: Locale;
  /** Working days within which the office answers an enquiry, if the institute promises that. */
  answerDays: number | undefined;
  render: Render;
}

/** Makes the email renderer; its sender is the institute, in the email's language, with its current details and colours. */
export const createRender =
  (records: () => PublicRecords): Render =>
  (email) =>
    renderEmail(email, institute(records().in(email.locale)), lookOf(records()).palette);
