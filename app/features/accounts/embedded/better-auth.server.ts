import { AsyncLocalStorage } from "node:async_hooks";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { bearer } from "better-auth/plugins/bearer";
import type { Kysely } from "kysely";
import { z } from "zod";
import { log } from "#app/log.server.ts";
import { newId } from "#app/platform/codes/codes.service.server.ts";
import type { Secret } from "#app/platform/crypto/secret.server.ts";
import type { Tables } from "#app/platform/db/tables.ts";
import { sessionIdle } from "#app/platform/http/session-life.ts";

/** Seconds after which a use prolongs a session again: not every page is a write. */
const prolongEvery = 60 * 60;
/** UTF-16 units of the longest password, two for each character of a form; a longer one would only cost time. */
export const longestPassword = 256;

/** A hash that was made before: better-auth asks for one within its transaction, for which all others would wait. */
const hashed = new AsyncLocalStorage<string>();

/** Does what stores a password, whose hash was made before. */
export const withHash = <Outcome>(hash: string, work: () => Promise<Outcome>): Promise<Outcome> =>
  hashed.run(hash, work);

/** Signs in whoever has shown who they are in another way than by password. */
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
 * better-auth on the site's own store, called as a library alone: none of its addresses is served. Passwords are
 * hashed and checked outside of it. What is "bearer" here is the signed name of a session: a copy of the store alone
 * signs nobody in.
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
    // A warning would be a wrong password, which the audit notes.
    logger: { level: "error", log: (_level, message) => log.error({ from: "better-auth" }, message) },
    plugins: [bearer({ requireSignature: true }), { id: "proven", endpoints: { signInProven } }],
  });
}
