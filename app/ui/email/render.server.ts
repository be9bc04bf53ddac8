import { institute } from "#app/cms/content/institute.server.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
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
