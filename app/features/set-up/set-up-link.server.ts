import { setUpRow } from "#app/platform/content/base.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { SetUpRow } from "#app/platform/db/tables.ts";
import { hasPublished } from "#app/platform/records/replace-records.server.ts";

/** The key of the link that a browser can open after so many others have; the same in every process. */
export const linkKeyOf = (secret: Secret, claims: number): string => secret.hmac(`set-up:${claims}`).slice(0, 22);

/** The content of a site. */
interface SiteContent {
  /** The folder that a site starts with after the set-up; undefined where the operator has named the content. */
  starter: string | undefined;
  /** Whether what is shown is a sample; asked while nobody has finished the set-up. */
  isSample: () => boolean;
}

/** Whether there is something to set up: until the office publishes, and only where the sample would be shown. */
export async function isOpen(db: Db, row: SetUpRow | undefined, content: SiteContent): Promise<boolean> {
  if (content.starter === undefined || !(row?.finishedAt != null || content.isSample())) return false;
  return !(await hasPublished(db));
}

/** The key of the next link; undefined when there is nothing to set up. */
export async function nextKey(db: Db, secret: Secret, content: SiteContent): Promise<string | undefined> {
  const row = await setUpRow(db);
  return (await isOpen(db, row, content)) ? linkKeyOf(secret, row?.claims ?? 0) : undefined;
}
