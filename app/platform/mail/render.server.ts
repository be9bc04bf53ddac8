import { lookOf } from "#app/platform/appearance/look.server.ts";
import { institute } from "#app/platform/content/institute.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { EmailContent, RenderedEmail } from "./email.ts";
import { renderEmail } from "./render-email.tsx";

export type Render = (email: EmailContent) => RenderedEmail;

export interface MailParts extends Pick<PlatformServices, "db" | "secret" | "now"> {
  siteUrl: string;
  /** Undefined: no mail goes to the office. */
  officeEmail: string | undefined;
  officeLanguage: Locale;
  /** Working days within which the office promises an answer. */
  answerDays: number | undefined;
  render: Render;
}

export const createRender =
  (records: () => PublicRecords): Render =>
  (email) =>
    renderEmail(email, institute(records().in(email.locale)), lookOf(records()).palette);
