import { institute } from "#app/platform/content/institute.server.ts";
import type { Email, RenderedEmail } from "./email.ts";
import { renderEmail } from "./render-email.tsx";

/** Draws an email under the institute's head. */
export type Render = (email: Email) => RenderedEmail;

/** An email under the institute's head, in its own language. */
export const render: Render = (email) => renderEmail(email, institute(email.locale));
