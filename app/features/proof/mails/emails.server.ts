import { type AddressedParts, addressedEmails } from "#app/platform/mail/addressed-emails.server.ts";
import { proofEmail } from "./proof-email.ts";

/** Makes the renderer of mails with the newest entry of the publication log, from outbox rows. */
export const createProofEmails = (parts: AddressedParts) => addressedEmails(parts, proofEmail);
