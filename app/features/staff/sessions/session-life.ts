import type { SessionLife } from "#app/platform/sign-in/sessions.server.ts";

const hour = 60 * 60;
/** Seconds after which an office session ends even if it is used. */
export const staffLongest = 7 * 24 * hour;
export const staffSessionLife: SessionLife = { idle: 12 * hour, longest: staffLongest, extendEvery: hour / 6 };
/** Milliseconds for which a confirmation by password or code is valid for sensitive actions. */
export const proofLife = 15 * 60_000;
