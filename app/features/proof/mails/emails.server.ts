import { type AddressedParts, addressedEmails } from "#app/platform/mail/addressed-emails.server.ts";
import { proofEmail } from "./proof-email.ts";

export const createProofEmails = (parts: AddressedParts) => addressedEmails(parts, proofEmail);
