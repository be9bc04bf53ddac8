import type { Kysely } from "kysely";
import { starterFolder } from "#app/cms/content/content-source.server.ts";
import { institute } from "#app/cms/content/institute.server.ts";
import { officePictures } from "#app/cms/files/file-rows.server.ts";
import { withholdRules } from "#app/cms/files/file-uses.server.ts";
import { createFileServices } from "#app/cms/files/files.server.ts";
import { fillWords } from "#app/cms/records/draft-words.server.ts";
import { createEnquiries } from "#app/forms/enquiries/enquiries.server.ts";
import { createLookups } from "#app/forms/my-enquiry/lookups.server.ts";
import { fillKeys } from "#app/forms/submissions/search-keys.server.ts";
import { createSubmissions } from "#app/forms/submissions/submissions.server.ts";
import { createInboxExports } from "#app/inbox/export/exports.server.ts";
import { createInbox } from "#app/inbox/inbox.server.ts";
import { createFindSheet } from "#app/inbox/quotes/quotes.server.ts";
import { createCodes } from "#app/lib/codes/codes.server.ts";
import { readKey, readSecret } from "#app/lib/crypto/secret.server.ts";
import { createClock, refuseEarlyClock } from "#app/lib/db/clock.server.ts";
import { secretFile } from "#app/lib/db/data-dir.server.ts";
import type { Store, StorePlace } from "#app/lib/db/database.server.ts";
import { fingerprintOf, noteFingerprint, readFact, writeFact } from "#app/lib/db/facts.server.ts";
import { openStore } from "#app/lib/db/store.server.ts";
import { plainError } from "#app/lib/db/store-error.server.ts";
import type { Tables } from "#app/lib/db/tables.ts";
import { createAnsweredPages } from "#app/lib/http/answered-pages.server.ts";
import { setClock } from "#app/lib/i18n/today.server.ts";
import { storedMails } from "#app/lib/mail/mailbox.server.ts";
import { createOutbox, type WriteMail } from "#app/lib/mail/outbox.server.ts";
import { createMail } from "#app/lib/mail/transport.server.ts";
import { openProcessState } from "#app/lib/process-state.server.ts";
import { createDisk } from "#app/lib/runtime.server.ts";
import { createActivityLog } from "#app/office/activity/activity-log.server.ts";
import { createNews, type NewsSubject, newsAmong } from "#app/office/news/news.server.ts";
import { createSiteSetUp } from "#app/office/set-up/set-up.server.ts";
import { noAccountEmail } from "#app/people/accounts/account-emails.ts";
import { createAccountServices } from "#app/people/accounts/account-services.server.ts";
import { createDirectory } from "#app/people/profiles/directory.server.ts";
import { createModeration } from "#app/people/profiles/moderation.server.ts";
import { createProfiles } from "#app/people/profiles/profiles.server.ts";
import type { SecondSteps } from "#app/people/staff/second-steps.server.ts";
import { createStaffServices } from "#app/people/staff/staff-services.server.ts";
import { allStaff } from "#app/people/staff/staff-users.server.ts";
import { createChecks } from "#app/register/check/checks.server.ts";
import { createRequirementChecks } from "#app/register/duties/requirements.server.ts";
import { createProofs } from "#app/register/proof/proofs.server.ts";
import { createHealth } from "#app/site/endpoints/health.server.ts";
import { createSearch } from "#app/site/search/search.server.ts";
import { createCodeMail } from "#app/ui/email/code-mail.server.ts";
import { createRender } from "#app/ui/email/render.server.ts";
import { recordKinds } from "./kinds.ts";
import { log } from "./log.server.ts";
import { openChangingMade } from "./made.server.ts";
import { giveUp, mailWriter } from "./mail-writer.server.ts";
import { openRecordServices } from "./record-services.server.ts";
import { filesOfContent } from "./records.server.ts";
import { startRecurring } from "./recurring.server.ts";
import { searchDocuments } from "./search-documents.server.tsx";
import type { Conditions, Services } from "./service-types.ts";
import type { Settings } from "./settings.server.ts";

/** The secret may have been replaced on purpose, or a backup was restored without it. Repeated at every start as
 * long as an office account cannot sign in because of it. */
async function warnOfOtherSecret(
  place: StorePlace,
  db: Kysely<Tables>,
  secondSteps: Pick<SecondSteps, "countUnreadable">,
): Promise<void> {
  const key = readKey(place);
  await noteFingerprint(db, key);
  const isOther = (await readFact(db, "secretFingerprint")) !== fingerprintOf(key);
  const officeAccounts = await secondSteps.countUnreadable();
  if (!isOther && officeAccounts === 0) return;
  const name = place.databaseUrl ? "SITE_SECRET" : `"${secretFile(place.dataDir)}"`;
  log.warn(
    { officeAccounts },
    `${name} is not the secret that this store was used with: everybody is signed out, and codes and links that were mailed no longer work. ${
      officeAccounts > 0
        ? `The second step of ${officeAccounts} office accounts cannot be checked. Stop the site and put the old secret back, or run npm run office -- reset EMAIL for each.`
        : "If that was not on purpose, stop the site and put the old secret back."
    }`,
  );
  if (officeAccounts === 0) await writeFact(db, "secretFingerprint", fingerprintOf(key));
}

export type { Conditions } from "./service-types.ts";

/** @throws StoreError when the store cannot be used, ClockError when the clock is certainly wrong */
export async function createServices(settings: Settings, conditions: Conditions = {}): Promise<Services> {
  const { dataDir } = settings;
  const { now = () => Date.now(), ...others } = conditions;
  refuseEarlyClock(now());
  setClock(now);
  try {
    const store = await openStore(settings);
    return await putTogether(settings, { now, ...others }, store).catch(async (error) => {
      await store.close();
      throw error;
    });
  } catch (error) {
    throw plainError(error, dataDir);
  }
}

async function putTogether(
  settings: Settings,
  { now, hashCost, sanitizeFile, freeSpace }: Conditions & { now: () => number },
  store: Store,
): Promise<Services> {
  const { dataDir, mailUrl, mailFrom, officeEmail, officeLanguage, retentionDays, siteUrl } = settings;
  const { mailsPerHour, officeMailsPerHour } = settings;
  const { db, locks } = store;
  await fillKeys(db);
  await fillWords(db);
  const { publicRevision } = store;
  const { office, publication, publications } = await openRecordServices({ db, now, publicRevision, dataDir });
  const { records } = publication;
  const made = await openChangingMade(settings.madeDir, publication, officePictures(db));
  // Read for each mail, from the current record of the institute.
  const contact = () => institute(records().in("en")).contact;
  const host = new URL(siteUrl).hostname;
  const render = createRender(records);
  const ofOffice = () => ({ officeEmail: officeEmail ?? contact().email, answerDays: contact().answerDays });
  const mail = createMail({
    ...{ url: mailUrl, dataDir, officeEmail: () => ofOffice().officeEmail },
    from: () => mailFrom ?? contact().email ?? `office@${host}`,
  });
  const disk = createDisk([dataDir, settings.madeDir], freeSpace);
  const secret = readSecret(settings);
  const { limits, backoff, answers } = openProcessState({ store, dataDir, secret, now, mailsPerHour });
  const codes = createCodes({ secret, now });
  const codeMail = createCodeMail({ limits, mail, render, noAccountEmail });
  const publicNews = (of: NewsSubject) => newsAmong(recordKinds, records(), of);
  const writeMail: WriteMail = (rows) =>
    mailWriter({ db, siteUrl, ...ofOffice(), officeLanguage, secret, render, now, publicNews })(rows);
  const outbox = await createOutbox({ db, now, write: writeMail, send: mail.send, giveUp, host, officeMailsPerHour });
  const clock = await createClock({ db, now });
  const platform = { db, secret, codes, limits, backoff, locks, outbox, records, now };
  const accountServices = await createAccountServices(settings, { ...platform, codeMail, hashCost, sanitizeFile });
  const profiles = accountServices.isReady ? createProfiles(accountServices.dependencies) : undefined;
  const moderation = accountServices.isReady ? createModeration(accountServices.dependencies) : undefined;
  const { folder: mailFolder } = mail;
  const lookups = createLookups({ ...platform, codeMail });
  const directory = createDirectory(db);
  const inbox = createInbox({ db, now, outbox, retentionDays, records, staff: allStaff });
  const staff = createStaffServices({ ...platform, siteUrl, hashCost });
  await warnOfOtherSecret(settings, db, staff.secondSteps);
  const swept = { dataDir, disk, answers, accountServices, clock, retentionDays, mailFolder };
  const logged = { publications, kinds: recordKinds, siteUrl };
  const recurring = startRecurring({ ...platform, ...swept, ...logged, inbox, people: staff.people.list });
  const officeFiles = createFileServices({
    ...platform,
    ...store,
    withholds: withholdRules(recordKinds),
    kindsWithPage: recordKinds.filter(({ keepsPage }) => keepsPage).map(({ name }) => name),
    ofContent: filesOfContent,
  });
  return {
    records: office,
    publication,
    publications,
    proofs: createProofs(db),
    publicRevision,
    inbox,
    staff,
    activityLog: createActivityLog(platform),
    inboxExports: createInboxExports({ ...platform, inbox }),
    enquiries: createEnquiries({ ...platform, codeMail, siteUrl }),
    submissions: createSubmissions(platform),
    lookups,
    accountServices,
    profiles,
    moderation,
    directory,
    search: createSearch({ documents: (records) => searchDocuments(records, directory) }),
    dutyChecks: createRequirementChecks(platform),
    news: createNews(platform),
    checks: createChecks({ ...platform, kinds: recordKinds, sheets: createFindSheet(platform) }),
    made,
    siteSetUp: createSiteSetUp({
      ...platform,
      starter: starterFolder(settings),
      kinds: recordKinds,
      publication,
      staff,
    }),
    officeFiles: {
      ...officeFiles,
      stored: async (path, mayWrite) => (await made.stored(path)) ?? officeFiles.stored(path, mayWrite),
    },
    storedMails: mailFolder
      ? storedMails(mailFolder, secret, { siteUrl, proxies: settings.trustedProxies })
      : undefined,
    answeredPages: createAnsweredPages(answers),
    mail,
    disk,
    health: createHealth(store, outbox, clock, { mail, disk }),
    async close() {
      made.close();
      await recurring.stop();
      await Promise.all([outbox.stop(), lookups.settled()]);
      mail.close();
      limits.close();
      answers.close();
      setClock();
      await store.close();
    },
  };
}
