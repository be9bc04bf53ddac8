import { institute } from "#app/platform/content/institute.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { EmailContent, RenderedEmail } from "./email.ts";
import { renderEmail } from "./render-email.tsx";

/** Renders an email with the institute as its sender. */
export type Render = (email: EmailContent) => RenderedEmail;

/** Makes the email renderer; its sender is the institute, in the email's language, with its current details. */
export const createRender =
  (records: () => PublicRecords): Render =>
  (email) =>
    renderEmail(email, institute(records().in(email.locale)));
