import type { Kysely } from "kysely";

/** Separate from the faculty's accounts. Times of better-auth's columns are ISO 8601. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staffUsers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("image", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("firstLanguage", "text", (column) => column.notNull())
    .addColumn("suspendedAt", "bigint")
    .addColumn("mayExport", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("invitedBy", "text")
    .addColumn("enrolId", "text")
    .addColumn("generation", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("staffSessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("staffUsers.id").onDelete("cascade"))
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("confirmedAt", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("staffSessionsByUser").on("staffSessions").column("userId").execute();

  await db.schema
    .createTable("staffCredentials")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("staffUsers.id").onDelete("cascade"))
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("password", "text")
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", "text")
    .addColumn("refreshTokenExpiresAt", "text")
    .addColumn("scope", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addUniqueConstraint("staffCredentialsByUser", ["userId", "providerId"])
    .execute();

  await db.schema
    .createTable("staffVerifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("staffTwoFactors")
    .addColumn("userId", "text", (column) => column.primaryKey().references("staffUsers.id").onDelete("cascade"))
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("verifiedAt", "bigint")
    .addColumn("lastStep", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("recoveryCodes", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("staffPasskeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("staffUsers.id").onDelete("cascade"))
    .addColumn("publicKey", "blob", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("usedAt", "bigint")
    .execute();
  await db.schema.createIndex("staffPasskeysByUser").on("staffPasskeys").column("userId").execute();
}
