import type { Conditions } from "./conditions.ts";
import { noAccountEmail } from "./features/accounts/account-emails.ts";
import { createAccountServices } from "./features/accounts/account-services.server.ts";
import { createChecks } from "./features/check/index.server.ts";
import { createRequirementChecks } from "./features/duties/duty-checks.service.server.ts";
import { createHealth } from "./features/endpoints/health.service.server.ts";
import { createEnquiries } from "./features/enquiries/enquiries.service.server.ts";
import { createInboxExports } from "./features/inbox/export/exports.service.server.ts";
import { createInbox } from "./features/inbox/inbox.server.ts";
import { createFindSheet } from "./features/inbox/written/find-sheet.server.ts";
import { createLookups } from "./features/my-enquiry/lookups.service.server.ts";
import { createNews } from "./features/news/news.service.server.ts";
import type { NewsSubject } from "./features/news/news-kinds.ts";
import { newsAmong } from "./features/news/news-of.server.ts";
import { createActivityLog } from "./features/office/activity/activity-log.server.ts";
import { createDirectory } from "./features/profiles/directory.service.server.ts";
import { createModeration } from "./features/profiles/moderation.service.server.ts";
import { createProfiles } from "./features/profiles/profiles.service.server.ts";
import { createProofs } from "./features/proof/index.server.ts";
import { createSearch } from "./features/search/search.service.server.ts";
import { createSiteSetUp } from "./features/set-up/set-up.service.server.ts";
import { createStaffServices } from "./features/staff/staff-services.server.ts";
import { allStaff } from "./features/staff/staff-users.rows.server.ts";
import { fillKeys } from "./features/submissions/fill-keys.server.ts";
import { createSubmissions } from "./features/submissions/submissions.service.server.ts";
import { giveUp } from "./given-up.server.ts";
import { recordKinds } from "./kinds.ts";
import { openChangingMade } from "./made.server.ts";
import { mailWriter } from "./mail-writer.server.ts";
import { warnOfOtherSecret } from "./other-secret.server.ts";
import { createCodeMail } from "./platform/codes/code-mail.server.ts";
import { createCodes } from "./platform/codes/codes.service.server.ts";
import { starterFolder } from "./platform/content/base.server.ts";
import { institute } from "./platform/content/institute.server.ts";
import { setClock } from "./platform/content/today.server.ts";
import { readSecret } from "./platform/crypto/secret.server.ts";
import { createClock, refuseEarlyClock } from "./platform/db/clock.server.ts";
import { openStore, type Store } from "./platform/db/store.server.ts";
import { plainError } from "./platform/db/store-error.server.ts";
import { createDisk } from "./platform/disk.server.ts";
import { createFileServices } from "./platform/files/file-services.server.ts";
import { officePictures } from "./platform/files/office-pictures.server.ts";
import { withholdRules } from "./platform/files/withheld.ts";
import { createAnsweredPages } from "./platform/http/answered-pages.server.ts";
import { storedMails } from "./platform/mail/mailbox-for.server.ts";
import { createOutbox, type WriteMail } from "./platform/mail/outbox.service.server.ts";
import { createRender } from "./platform/mail/render.server.ts";
import { createMail } from "./platform/mail/transport.server.ts";
import { openProcessState } from "./platform/process-state.server.ts";
import { fillWords } from "./platform/records/fill-words.server.ts";
import { openRecordServices } from "./record-services.server.ts";
import { filesOfContent } from "./records.server.ts";
import { startRecurring } from "./recurring.server.ts";
import { searchDocuments } from "./search-documents.server.tsx";
import type { Services } from "./service-types.ts";
import type { Settings } from "./settings.server.ts";

export type { Conditions } from "./conditions.ts";

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
