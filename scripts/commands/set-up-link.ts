import { contentFolder, starterFolder } from "../../app/cms/content/content-source.server.ts";
import { instituteRecords } from "../../app/cms/content/institute.server.ts";
import { readRecords } from "../../app/cms/content/read-records.server.ts";
import { readSecret } from "../../app/lib/crypto/secret.server.ts";
import { attachStore } from "../../app/lib/db/store.server.ts";
import { StoreError } from "../../app/lib/db/store-error.server.ts";
import { type NoLink, nextKey } from "../../app/office/set-up/set-up-link.server.ts";
import { hasHadPrincipal } from "../../app/people/staff/staff-users.server.ts";
import type { Settings } from "../../app/settings.server.ts";

const sentences: Record<NoLink, (siteUrl: string) => string> = {
  ownContent: () =>
    "There is nothing to set up: the content is your own (CONTENT_DIR, or institute.yaml says that it is no sample).",
  published: (siteUrl) =>
    `The set-up is over: the office has published something. Change the rest in the office, at ${siteUrl}/office/records.`,
  account: (siteUrl) =>
    `The set-up is over: there is a principal's account. A principal can set the site up again at ${siteUrl}/office/set-up, as long as the office has published nothing.`,
};

/**
 * The link that the next browser can open to set up the site, also while it is running.
 * @throws StoreError when there is no store, or nothing to set up.
 */
export async function setUpLink(settings: Settings): Promise<string> {
  const { db, close } = await attachStore(settings);
  try {
    const isSample = () => readRecords(instituteRecords, contentFolder(settings.contentDir)).institute.isSample;
    const next = await nextKey(db, readSecret(settings), {
      starter: starterFolder(settings),
      isSample,
      hasHadPrincipal,
    });
    if (!next.ok) throw new StoreError(sentences[next.reason](settings.siteUrl));
    return `${settings.siteUrl}/setup?key=${next.key}`;
  } finally {
    await close();
  }
}
