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
export async function sealTicket(secret: Secret, ticket: Ticket): Promise<string> {
  const sealed = await secret.seal(purpose, JSON.stringify(ticket));
  return Buffer.from(sealed, "hex").toString("base64url");
}

/** What was sealed for this person, unless its time is over. */
export async function openTicket(
  secret: Secret,
  sealed: string,
  uid: string,
  now: number,
): Promise<ExportRequest | undefined> {
  const text = await secret.open(purpose, Buffer.from(sealed, "base64url").toString("hex"));
  const ticket: Ticket | undefined = text === undefined ? undefined : JSON.parse(text);
  return ticket && ticket.uid === uid && now < ticket.until ? ticket.wanted : undefined;
}
