import type { SessionLife } from "#app/platform/sign-in/sessions.server.ts";

const hour = 60 * 60;
/** Seconds a session of the office lasts at most, however often it is used. */
export const staffLongest = 7 * 24 * hour;
/** How long sessions of the office last. */
export const staffSessionLife: SessionLife = { idle: 12 * hour, longest: staffLongest, extendEvery: hour / 6 };
/** Milliseconds for which a proof of who somebody is, a password or a code, is enough for what is sensitive. */
export const proofLife = 15 * 60_000;
