import type { Kysely } from "kysely";

/** Filled by better-auth, or for accounts of other services. */
const ofCredentials = [
  ...["accountId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope"],
  ...["createdAt", "updatedAt"],
];
const unused = {
  users: ["image", "emailVerified"],
  staffUsers: ["image", "emailVerified", "updatedAt"],
  credentials: ofCredentials,
  staffCredentials: ofCredentials,
};

/** `providerId` stays: SQLite cannot drop a column of a unique constraint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(unused))
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
}
