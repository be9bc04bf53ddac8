import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";

/** What becomes of a change of somebody's account. */
export type PersonChange =
  | { ok: true; row: StaffUserRow }
  | { ok: false; reason: "forbidden" | "nobody" | "emailTaken" | "lastAdmin" | "waits" | "answered" };
