import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";

/** The result of a change of an account. */
export type PersonChange =
  | { ok: true; row: StaffUserRow }
  | { ok: false; reason: "forbidden" | "nobody" | "emailTaken" | "lastAdmin" | "waits" | "answered" };
