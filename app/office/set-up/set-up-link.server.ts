import { setUpRow } from "#app/cms/content/content-source.server.ts";
import { hasPublished } from "#app/cms/records/record-transfer.server.ts";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { SetUpRow } from "#app/lib/db/tables.ts";

/** The key of the link that a browser can open after so many others have; the same in every process. */
export const linkKeyOf = (secret: Secret, claims: number): string => secret.hmac(`set-up:${claims}`).slice(0, 22);

interface SiteContent {
  /** The folder that a site starts with after the set-up; undefined where the operator has named the content. */
  starter: string | undefined;
  /** Asked while nobody has finished the set-up. */
  isSample: () => boolean;
  /** Whether a principal's account was ever in use. */
  hasHadPrincipal: (db: Db) => Promise<boolean>;
}

/** `account`: a principal's account is in use, from which the site can be set up again. */
export type NoLink = "ownContent" | "published" | "account";

/** Why the answers cannot become the site, whoever asks; undefined if they can. */
export async function closedBy(
  db: Db,
  row: SetUpRow | undefined,
  content: SiteContent,
): Promise<"ownContent" | "published" | undefined> {
  if (content.starter === undefined || !(row?.finishedAt != null || content.isSample())) return "ownContent";
  return (await hasPublished(db)) ? "published" : undefined;
}

/** Undefined if a link can be opened. */
export const linksClosedBy = async (
  db: Db,
  row: SetUpRow | undefined,
  content: SiteContent,
): Promise<NoLink | undefined> =>
  (await closedBy(db, row, content)) ?? ((await content.hasHadPrincipal(db)) ? "account" : undefined);

export async function nextKey(
  db: Db,
  secret: Secret,
  content: SiteContent,
): Promise<{ ok: true; key: string } | { ok: false; reason: NoLink }> {
  const row = await setUpRow(db);
  const reason = await linksClosedBy(db, row, content);
  return reason ? { ok: false, reason } : { ok: true, key: linkKeyOf(secret, row?.claims ?? 0) };
}
