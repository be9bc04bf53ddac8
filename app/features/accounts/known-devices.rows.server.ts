import { lockInTransaction } from "#app/platform/db/locks.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";

/** Beyond `most`, the oldest devices are deleted. */
export async function keepDevices(
  db: Db,
  { uid, digests, expiresAt }: { uid: string; digests: string[]; expiresAt: number },
  most: number,
): Promise<void> {
  // Two concurrent sign-ins would otherwise delete the same old rows, possibly in different order.
  await lockInTransaction(db, `devices ${uid}`);
  await db
    .insertInto("knownDevices")
    .values(digests.map((digest) => ({ digest, uid, expiresAt })))
    .onConflict((conflict) => conflict.column("digest").doUpdateSet({ uid, expiresAt }))
    .execute();
  const newest = db.selectFrom("knownDevices").select("digest").where("uid", "=", uid).orderBy("expiresAt", "desc");
  await db.deleteFrom("knownDevices").where("uid", "=", uid).where("digest", "not in", newest.limit(most)).execute();
}

export function devicesAmong(
  db: Db,
  digests: string[],
  time: number,
): Promise<{ digest: string; provenAt: number | null }[]> {
  return db
    .selectFrom("knownDevices")
    .innerJoin("members", "members.uid", "knownDevices.uid")
    .select(["knownDevices.digest", "members.provenAt"])
    .where("knownDevices.digest", "in", digests)
    .where("knownDevices.expiresAt", ">", time)
    .execute();
}

export async function deleteDevicesOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom("knownDevices").where("uid", "=", uid).execute();
}

export async function deleteDevicesBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom("knownDevices").where("expiresAt", "<", time).execute();
}
