import type { StaffUserRow } from "#app/platform/db/staff-tables.ts";

export type PersonChange =
  | { ok: true; row: StaffUserRow }
  | { ok: false; reason: "forbidden" | "nobody" | "emailTaken" | "lastAdmin" | "waits" | "answered" };
