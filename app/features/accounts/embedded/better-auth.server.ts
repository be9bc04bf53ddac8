import { AsyncLocalStorage } from "node:async_hooks";
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
/** UTF-16 units of the longest password, two for each character of a form; a longer one would only cost time. */
export const longestPassword = 256;

/** A hash computed in advance: better-auth asks for one within its transaction, which would block all others. */
const hashed = new AsyncLocalStorage<string>();

/** Runs work that stores a password, whose hash was computed in advance. */
export const withHash = <Outcome>(hash: string, work: () => Promise<Outcome>): Promise<Outcome> =>
  hashed.run(hash, work);

/** Signs in a person who has proven their identity without a password. */
const signInProven = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ userId: z.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.userId);
    if (!user) throw new Error("There is no such account.");
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ user });
  },
);

/**
 * better-auth on the site's own store, used as a library only: none of its endpoints is served. Passwords are hashed
 * and checked outside of it. Its "bearer" token is the signed session token: a copy of the store alone signs nobody in.
 */
export function createBetterAuth({ db, secret, siteUrl }: { db: Kysely<Tables>; secret: Secret; siteUrl: string }) {
  return betterAuth({
    baseURL: siteUrl,
    secret: secret.hmac("better-auth"),
    database: kyselyAdapter(db as unknown as Kysely<never>, { type: "sqlite", transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: longestPassword,
      password: {
        async hash() {
          const hash = hashed.getStore();
          if (hash === undefined) throw new Error("The password was not hashed before.");
          return hash;
        },
      },
    },
    session: { modelName: "sessions", expiresIn: sessionIdle, updateAge: prolongEvery, freshAge: 0 },
    user: { modelName: "users" },
    account: { modelName: "credentials" },
    verification: { modelName: "verifications" },
    advanced: { database: { generateId: newId }, ipAddress: { disableIpTracking: true } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Warnings are wrong passwords, which the audit records.
    logger: { level: "error", log: (_level, message) => log.error({ from: "better-auth" }, message) },
    plugins: [bearer({ requireSignature: true }), { id: "proven", endpoints: { signInProven } }],
  });
}
