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
import { staffIdle } from "./session-life.ts";

/** Seconds after which a use extends a session again: not every page is a write. */
const prolongEvery = 10 * 60;

/** A column that is ours, and always there. */
const own = { type: "string", required: true, input: false } as const;

/** Signs in a person who has passed both steps. */
const begin = createAuthEndpoint.serverOnly({ method: "POST", body: z.object({ userId: z.string() }) }, async (ctx) => {
  const { internalAdapter } = ctx.context;
  const user = await internalAdapter.findUserById(ctx.body.userId);
  if (!user) throw new Error("There is no such account.");
  const session = await internalAdapter.createSession(user.id);
  await setSessionCookie(ctx, { session, user });
  return ctx.json({ token: session.token, id: session.id });
});

/**
 * The office's better-auth: its own tables and its own key, so that a session of the faculty opens nothing here. As
 * there, it is a library for sessions alone, and none of its endpoints is served.
 */
export function createStaffAuth({ db, secret, siteUrl }: { db: Kysely<Tables>; secret: Secret; siteUrl: string }) {
  return betterAuth({
    baseURL: siteUrl,
    secret: secret.hmac("better-auth staff"),
    database: kyselyAdapter(db as unknown as Kysely<never>, { type: "sqlite", transaction: true }),
    session: { modelName: "staffSessions", expiresIn: staffIdle, updateAge: prolongEvery, freshAge: 0 },
    user: { modelName: "staffUsers", additionalFields: { role: own, locale: own, firstLanguage: own } },
    account: { modelName: "staffCredentials" },
    verification: { modelName: "staffVerifications" },
    advanced: { database: { generateId: newId, validateSchema: false }, ipAddress: { disableIpTracking: true } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => log.error({ from: "better-auth" }, message) },
    plugins: [bearer({ requireSignature: true }), { id: "site", endpoints: { begin } }],
  });
}
