import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { bearer } from "better-auth/plugins/bearer";
import type { Kysely } from "kysely";
import { z } from "zod";
import { log } from "#app/log.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { sessionIdle } from "#app/platform/http/session-life.ts";

/** Seconds after which a use extends a session again: not every page is a write. */
const prolongEvery = 60 * 60;

/** Signs in a person who has proven their identity. */
const begin = createAuthEndpoint.serverOnly({ method: "POST", body: z.object({ userId: z.string() }) }, async (ctx) => {
  const { internalAdapter } = ctx.context;
  const user = await internalAdapter.findUserById(ctx.body.userId);
  if (!user) throw new Error("There is no such account.");
  const session = await internalAdapter.createSession(user.id);
  await setSessionCookie(ctx, { session, user });
  return ctx.json({ token: session.token });
});

/**
 * better-auth on the site's own store, for sessions alone, and as a library: none of its endpoints is served. Its
 * "bearer" token is the signed session token: a copy of the store alone signs nobody in.
 */
export function createBetterAuth({ db, secret, siteUrl }: { db: Kysely<Tables>; secret: Secret; siteUrl: string }) {
  return betterAuth({
    baseURL: siteUrl,
    secret: secret.hmac("better-auth"),
    database: kyselyAdapter(db as unknown as Kysely<never>, { type: "sqlite", transaction: true }),
    session: { modelName: "sessions", expiresIn: sessionIdle, updateAge: prolongEvery, freshAge: 0 },
    user: { modelName: "users" },
    account: { modelName: "credentials" },
    verification: { modelName: "verifications" },
    advanced: { database: { generateId: newId }, ipAddress: { disableIpTracking: true } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => log.error({ from: "better-auth" }, message) },
    plugins: [bearer({ requireSignature: true }), { id: "site", endpoints: { begin } }],
  });
}
