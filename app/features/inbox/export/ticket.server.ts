import type { InboxFilter } from "#app/features/inbox/views.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Column } from "./columns.ts";
import type { Format } from "./file-of.server.ts";

export interface ExportRequest {
  filter: InboxFilter;
  columns: Column[];
  format: Format;
  locale: Locale;
}

/** `until` is in milliseconds since 1970. */
interface Ticket {
  wanted: ExportRequest;
  uid: string;
  until: number;
}

const purpose = "inbox-export";

/** Encrypted, since addresses stay in histories and logs, and a filter may contain names and numbers. */
export const sealTicket = (secret: Secret, ticket: Ticket): string => secret.seal(purpose, JSON.stringify(ticket));

export function openTicket(secret: Secret, sealed: string, uid: string, now: number): ExportRequest | undefined {
  const text = secret.open(purpose, sealed);
  const ticket: Ticket | undefined = text === undefined ? undefined : JSON.parse(text);
  return ticket && ticket.uid === uid && now < ticket.until ? ticket.wanted : undefined;
}
