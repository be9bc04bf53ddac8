import { nextKey } from "../../app/features/set-up/set-up-link.server.ts";
import { starterFolder } from "../../app/platform/content/base.server.ts";
import { contentFolder } from "../../app/platform/content/content-source.server.ts";
import { instituteRecords } from "../../app/platform/content/institute.server.ts";
import { readRecords } from "../../app/platform/content/read-records.server.ts";
import { readSecret } from "../../app/platform/crypto/secret.server.ts";
import { attachStore, StoreError } from "../../app/platform/db/store.server.ts";
import type { Settings } from "../../app/settings.server.ts";

/**
 * The link that the next browser can open to set up the site, also while it is running.
 * @throws StoreError when there is no store, or nothing to set up.
 */
export async function setUpLink(settings: Settings): Promise<string> {
  const { db, close } = await attachStore(settings);
  try {
    const isSample = () => readRecords(instituteRecords, contentFolder(settings.contentDir)).institute.isSample;
    const key = await nextKey(db, readSecret(settings), { starter: starterFolder(settings), isSample });
    if (!key)
      throw new StoreError(
        "There is nothing to set up: the content is no sample, or the office has published something.",
      );
    return `${settings.siteUrl}/setup?key=${key}`;
  } finally {
    await close();
  }
}
