import type { InboxFilter } from "#app/features/inbox/views.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Column } from "./columns.ts";
import type { Format } from "./file-of.server.ts";

/** What somebody wants to download. */
export interface ExportRequest {
  filter: InboxFilter;
  columns: Column[];
  format: Format;
  locale: Locale;
}

/** A list that somebody may download until a time in milliseconds since 1970. */
interface Ticket {
  wanted: ExportRequest;
  uid: string;
  until: number;
}

const purpose = "inbox-export";

/** A ticket as an address has it. Addresses stay in histories and logs, and a filter has names and numbers: nobody can read it. */
export const sealTicket = (secret: Secret, ticket: Ticket): string => secret.seal(purpose, JSON.stringify(ticket));

/** What was sealed for this person, unless its time is over. */
export function openTicket(secret: Secret, sealed: string, uid: string, now: number): ExportRequest | undefined {
  const text = secret.open(purpose, sealed);
  const ticket: Ticket | undefined = text === undefined ? undefined : JSON.parse(text);
  return ticket && ticket.uid === uid && now < ticket.until ? ticket.wanted : undefined;
}
