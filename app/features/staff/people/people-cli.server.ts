import { createStaffMails } from "#app/features/staff/mails/staff-mails.server.ts";
import { readSecret } from "#app/platform/crypto/secret.server.ts";
import { attachStore } from "#app/platform/db/store.server.ts";
import { insertMails } from "#app/platform/mail/outbox.rows.server.ts";
import { mailRow } from "#app/platform/mail/outbox.service.server.ts";
import type { Settings } from "#app/settings.server.ts";
import { cliOperator } from "./by-whom.ts";
import { createPeople } from "./people.service.server.ts";

/** The site may be running, and sends the mails. @throws StoreError when there is no store. */
export async function openPeople(settings: Settings) {
  const { db, close } = await attachStore(settings);
  const secret = readSecret(settings);
  const { siteUrl } = settings;
  const mails = createStaffMails({ secret, siteUrl, now: Date.now });
  const outbox: Parameters<typeof createPeople>[0]["outbox"] = {
    add: (tx, added) =>
      insertMails(
        tx,
        added.map((mail) => mailRow(mail, Date.now())),
      ),
    notify: () => {},
  };
  const people = createPeople({ db, mails, now: Date.now, outbox });
  return { people, atCommand: cliOperator, enrolLink: mails.enrolLink, close };
}
