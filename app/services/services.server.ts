import { institute } from "#app/content/records.server.ts";
import { type Settings, settings } from "#app/settings.server.ts";
import { claimFolder, openStore } from "#app/store/store.server.ts";
import { createCodeMail } from "./code-mail.server.ts";
import { createCodes } from "./codes.server.ts";
import { createEnquiries, type Enquiries } from "./enquiries.server.ts";
import { createFaculty, type Faculty } from "./faculty.server.ts";
import { createLetters, write } from "./letters.server.ts";
import { createLimits } from "./limits.server.ts";
import { createLookups, type Lookups } from "./lookups.server.ts";
import { createMail } from "./mail.server.ts";
import { createOutbox } from "./outbox.server.ts";
import { createPublications, type Publications } from "./publications.server.ts";
import { readSecret } from "./secret.server.ts";
import { createSubmissions, type Submissions } from "./submissions.server.ts";
import { sweepHourly } from "./sweep.server.ts";

/** What the institute does, put together. */
export interface Services {
  enquiries: Enquiries;
  submissions: Submissions;
  lookups: Lookups;
  faculty: Faculty;
  publications: Publications;
  /** Another text whenever what the public sees may have changed: approved profiles, or what a command wrote. */
  edition: () => string;
  /** Where mails are kept when there is no mail server. */
  mailFolder: string | undefined;
  /** Whether each part can do its work. */
  health: () => Promise<{ store: boolean; outbox: boolean }>;
  /** Finishes what is under way, and lets go of the data folder. */
  close: () => Promise<void>;
}

/**
 * Opens the store and puts the services together; `now` gives milliseconds since 1970.
 * @throws StoreError when the data folder cannot be used.
 */
export async function createServices(settings: Settings, now = Date.now): Promise<Services> {
  const { dataDir, mailUrl, mailFrom, officeEmail, retentionDays, siteUrl } = settings;
  const claim = claimFolder(dataDir);
  const store = await openStore(dataDir).catch((error) => {
    claim.release();
    throw error;
  });
  const { db } = store;
  const office = officeEmail ?? institute("en").contact.email;
  const mail = createMail({ url: mailUrl, from: mailFrom ?? institute("en").contact.email, dataDir });
  const secret = readSecret(dataDir);
  const limits = createLimits({ dataDir, secret });
  const codes = createCodes({ secret, now });
  const codeMail = createCodeMail({ limits, mail, write });
  const letters = createLetters({ db, siteUrl, officeEmail: office });
  const outbox = await createOutbox({ db, now, write: letters, send: mail.send });
  const sweeper = sweepHourly({ db, limits, now, retentionDays, mailFolder: mail.folder, emptyLog: store.emptyLog });
  const ground = { db, secret, codes, limits, outbox, now };
  let changes = 0;
  const onChange = () => {
    changes += 1;
  };

  return {
    enquiries: createEnquiries({ ...ground, codeMail, siteUrl }),
    submissions: createSubmissions(ground),
    lookups: createLookups({ ...ground, codeMail }),
    faculty: await createFaculty(settings, { ...ground, codeMail, onChange }),
    publications: createPublications(db),
    edition: () => `${changes}.${store.outsideChanges()}`,
    mailFolder: mail.folder,
    async health() {
      const isStoreReady = await store.isReady().catch(() => false);
      return { store: isStoreReady, outbox: isStoreReady && !(await outbox.isStuck()) };
    },
    async close() {
      sweeper.stop();
      await outbox.stop();
      mail.close();
      limits.close();
      await store.close();
      claim.release();
    },
  };
}

let opened: Promise<Services> | undefined;

/** In development changed code takes the old one's place, which must let go of the data folder first. */
async function reopen(): Promise<Services> {
  const place = globalThis as { developed?: Promise<Services> | undefined };
  await place.developed?.then(
    ({ close }) => close(),
    () => {},
  );
  place.developed = createServices(settings);
  return place.developed;
}

/** The services of this process, opened when they are first asked for. */
export function services(): Promise<Services> {
  opened ??= import.meta.env.DEV ? reopen() : createServices(settings);
  return opened;
}

/** Closes the services of this process, if they were opened. */
export async function closeServices(): Promise<void> {
  await (await opened)?.close();
}
