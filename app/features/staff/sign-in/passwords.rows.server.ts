import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Db } from "#app/platform/db/store.server.ts";

const providerId = "credential";

export async function staffHashOf(db: Db, userId: string): Promise<string | undefined> {
  const found = db.selectFrom("staffCredentials").select("password").where("userId", "=", userId);
  return (await found.where("providerId", "=", providerId).executeTakeFirst())?.password ?? undefined;
}

export async function keepStaffHash(db: Db, userId: string, password: string): Promise<void> {
  await db
    .insertInto("staffCredentials")
    .values({ id: newId(), userId, providerId, password })
    .onConflict((other) => other.columns(["userId", "providerId"]).doUpdateSet({ password }))
    .execute();
}
