import { randomBytes } from "node:crypto";
import { emailKey } from "#app/lib/limits/address-keys.ts";
import { busy } from "#app/lib/limits/limits.server.ts";
import type { AccountOwner, IdentityService } from "#app/people/accounts/ports.server.ts";
import { type Toolkit, ToolkitError } from "./toolkit.server.ts";

/** firebase.google.com/docs/auth/admin/create-custom-tokens */
interface CustomClaims {
  uid: string;
  /** Seconds since 1970. */
  exp: number;
  aud: string;
  claims?: { email?: unknown };
}

const audience = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";

/** Undefined if it is no JSON Web Token. Firebase checks the signature. */
function claimsIn(token: string): Record<string, unknown> | undefined {
  const [, middle = "", ...rest] = token.split(".");
  if (rest.length !== 1) return undefined;
  try {
    const claims = JSON.parse(Buffer.from(middle, "base64url").toString());
    return claims !== null && typeof claims === "object" ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** `now` in milliseconds since 1970. */
function isCustomToken(token: string, now: number): boolean {
  const { uid, exp, aud } = (claimsIn(token) ?? {}) as Partial<CustomClaims>;
  return aud === audience && typeof exp === "number" && exp * 1000 > now && typeof uid === "string" && isPlainId(uid);
}

/** Whether an id can be part of a document's path. */
const isPlainId = (uid: string): boolean => /^[\w-]{1,128}$/.test(uid);

interface User {
  localId: string;
  email?: string;
  displayName?: string;
  /** Milliseconds since 1970. */
  createdAt?: string;
  providerUserInfo?: { providerId: string }[];
  disabled?: boolean;
  customAttributes?: string;
}

/** Marks accounts whose password the site has removed: Firebase itself would remove the address with it. */
const removedClaim = "passwordRemoved";

/** Meets every project's policy: one of each kind of character, at most 30. */
const noPassword = () => `${randomBytes(18).toString("base64url")}aA1!`;

const refusedPassword = ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS", "WEAK_PASSWORD"];

/** Which one a project returns depends on its protection against email enumeration. */
const wrongPassword = [
  "INVALID_LOGIN_CREDENTIALS",
  "INVALID_PASSWORD",
  "EMAIL_NOT_FOUND",
  "INVALID_EMAIL",
  "MISSING_PASSWORD",
];
/** Reported for all of them: the others reveal whether an address has an account. */
const wrongPasswordSaid = "INVALID_LOGIN_CREDENTIALS";

const claimsOf = ({ customAttributes }: User): Record<string, unknown> => JSON.parse(customAttributes || "{}");

function personOf({ localId: uid, email = "", displayName }: User): AccountOwner {
  const key = emailKey(email);
  return { uid, email: key, name: displayName ?? key.split("@")[0] ?? "" };
}

/** Undefined when Firebase refuses with one of these codes. @throws any other error. */
async function undefinedOn<Outcome>(codes: string[], call: Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ToolkitError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

/** @throws errors other than ToolkitError. */
function refusalOf(error: unknown) {
  if (!(error instanceof ToolkitError)) throw error;
  const { code, said } = error;
  if (wrongPassword.includes(code)) return { ok: false, reason: "wrongPassword", said: wrongPasswordSaid } as const;
  if (code === "EMAIL_EXISTS") return { ok: false, reason: "emailTaken", said } as const;
  if (code === "USER_DISABLED") return { ok: false, reason: "suspended", said } as const;
  if (code === "TOO_MANY_ATTEMPTS_TRY_LATER") return busy;
  return { ok: false, reason: "refused", said } as const;
}

export function createFirebaseIdentity({ ask, manage }: Toolkit, now: () => number): IdentityService {
  async function userWith(which: { email: string[] } | { localId: string[] }): Promise<User | undefined> {
    const { users } = await manage<{ users?: User[] }>("lookup", which);
    return users?.[0];
  }
  const userOf = (uid: string) => userWith({ localId: [uid] });

  /** A password that the site has removed is known to nobody. */
  const hasPassword = (user: User | undefined) =>
    user?.providerUserInfo?.some(({ providerId }) => providerId === "password") === true &&
    !claimsOf(user)[removedClaim];

  async function setPassword(user: User, password: string, isRemoved: boolean): Promise<void> {
    const { [removedClaim]: _before, ...claims } = claimsOf(user);
    const customAttributes = JSON.stringify({ ...claims, ...(isRemoved && { [removedClaim]: true }) });
    await manage("update", { localId: user.localId, password, customAttributes });
  }

  async function remove(uid: string): Promise<void> {
    await undefinedOn(["USER_NOT_FOUND"], manage("delete", { localId: uid }));
  }

  return {
    async create({ email: typed, name, password }) {
      const email = emailKey(typed);
      try {
        if (password === undefined) {
          const { localId } = await manage<User>("", { email, displayName: name, emailVerified: true });
          return { ok: true, person: { uid: localId, email, name } };
        }
        const { localId } = await ask<User>("signUp", { email, password, returnSecureToken: true });
        await manage("update", { localId, displayName: name });
        return { ok: true, person: { uid: localId, email, name } };
      } catch (error) {
        const refusal = refusalOf(error);
        return "reason" in refusal && (refusal.reason === "wrongPassword" || refusal.reason === "suspended")
          ? { ...refusal, reason: "refused" }
          : refusal;
      }
    },
    async verifyPassword(typed, password) {
      const email = emailKey(typed);
      try {
        const { localId } = await ask<User>("signInWithPassword", { email, password, returnSecureToken: true });
        const user = await userOf(localId);
        return user ? { ok: true, person: personOf(user) } : { ok: false, reason: "wrongPassword" };
      } catch (error) {
        const refusal = refusalOf(error);
        return refusal.reason === "emailTaken" ? { ...refusal, reason: "refused" } : refusal;
      }
    },
    async find(email) {
      const user = await userWith({ email: [emailKey(email)] });
      // A disabled account cannot be used with a code either.
      return user && !user.disabled ? personOf(user) : undefined;
    },
    async openedAt(uid) {
      const user = await userOf(uid);
      return user && Number(user.createdAt);
    },
    hasPassword: async (uid) => hasPassword(await userOf(uid)),
    async setPassword(uid, password) {
      const user = await userOf(uid);
      try {
        if (user) await setPassword(user, password, false);
        return { ok: true };
      } catch (error) {
        if (!(error instanceof ToolkitError && refusedPassword.includes(error.code))) throw error;
        return { ok: false, reason: "passwordRefused", said: error.said };
      }
    },
    async removePassword(uid) {
      const user = await userOf(uid);
      if (!user || !hasPassword(user)) return false;
      await setPassword(user, noPassword(), true);
      return true;
    },
    remove,
    isTokenGood: (token) => isCustomToken(token, now()),
    async verifyToken(token) {
      if (!isCustomToken(token, now())) return undefined;
      const refused = ["INVALID_CUSTOM_TOKEN", "CREDENTIAL_MISMATCH", "USER_DISABLED"];
      const answer = await undefinedOn(
        refused,
        ask<{ isNewUser: boolean }>("signInWithCustomToken", { token, returnSecureToken: true }),
      );
      if (!answer) return undefined;
      // Firebase has verified the token, so its claims can be trusted.
      const { uid: sub, claims } = claimsIn(token) as unknown as CustomClaims;
      const email = claims?.email;
      const user = await userOf(sub);
      if (user?.email) return personOf(user);
      // An account without an address cannot be mailed, so a token may add one.
      if (user && typeof email === "string") {
        const change = manage("update", { localId: sub, email: emailKey(email), emailVerified: true });
        if (await undefinedOn(["EMAIL_EXISTS", "INVALID_EMAIL"], change)) return personOf({ ...user, email });
      }
      if (answer.isNewUser) await remove(sub);
      return undefined;
    },
  };
}
