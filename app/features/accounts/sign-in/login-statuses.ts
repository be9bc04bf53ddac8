import type { LoginResult } from "#app/features/accounts/schema.ts";

export const loginStatuses: Partial<Record<LoginResult["code"], number>> = {
  fields: 400,
  otpMissing: 400,
  otpUnsent: 400,
  notSixDigits: 400,
  wrongCode: 400,
  badToken: 400,
  badProof: 400,
  wrongCredentials: 401,
  suspended: 403,
  passwordRefused: 400,
  emailTaken: 409,
  tooMany: 429,
  tooSoon: 429,
  codesStopped: 429,
  unsent: 503,
  profileFailed: 503,
  notReady: 503,
  failed: 500,
  unexpected: 503,
};
