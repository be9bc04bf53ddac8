import type { Kysely } from "kysely";

/** `users`, `sessions`, `credentials` and `verifications` were better-auth's (its core schema, times as ISO 8601). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", "integer", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessionsByUser").on("sessions").column("userId").execute();

  await db.schema
    .createTable("credentials")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
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
    .execute();
  await db.schema.createIndex("credentialsByUser").on("credentials").column("userId").execute();

  await db.schema
    .createTable("verifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("members")
    .addColumn("uid", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("emailKey", "text", (column) => column.notNull().unique())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("provenAt", "bigint")
    .addColumn("approvedAt", "bigint")
    .addColumn("suspendedAt", "bigint")
    .addColumn("published", "text")
    .execute();

  await db.schema
    .createTable("documents")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("changedAt", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("uploads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("bytes", "blob", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("uploadsByMember").on("uploads").column("uid").execute();

  await db.schema
    .createTable("spentTokens")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("uid", "text")
    .addColumn("emailDigest", "text")
    .addColumn("way", "text")
    .execute();
  await db.schema.createIndex("auditByMember").on("audit").columns(["uid", "at"]).execute();
  await db.schema.createIndex("auditByTime").on("audit").column("at").execute();
}
