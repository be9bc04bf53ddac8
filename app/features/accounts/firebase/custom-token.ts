/** firebase.google.com/docs/auth/admin/create-custom-tokens */
export interface CustomClaims {
  uid: string;
  /** Seconds since 1970. */
  exp: number;
  aud: string;
  claims?: { email?: unknown };
}

const audience = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";

/** Undefined if it is no JSON Web Token. Firebase checks the signature. */
export function claimsIn(token: string): Record<string, unknown> | undefined {
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
export function isCustomToken(token: string, now: number): boolean {
  const { uid, exp, aud } = (claimsIn(token) ?? {}) as Partial<CustomClaims>;
  return aud === audience && typeof exp === "number" && exp * 1000 > now && typeof uid === "string" && isPlainId(uid);
}

/** Whether an id can be part of a document's path. */
const isPlainId = (uid: string): boolean => /^[\w-]{1,128}$/.test(uid);
