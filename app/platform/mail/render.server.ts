import { institute } from "#app/platform/content/institute.server.ts";
import type { Email, RenderedEmail } from "./email.ts";
import { renderEmail } from "./render-email.tsx";

/** Renders an email with the institute as its sender. */
export type Render = (email: Email) => RenderedEmail;

/** Renders an email with the institute as its sender, in the email's language. */
export const render: Render = (email) => renderEmail(email, institute(email.locale));
