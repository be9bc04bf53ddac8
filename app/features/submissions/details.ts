import type { Submission } from "#app/platform/db/tables.ts";

export type Details = Pick<
  Submission,
  "name" | "hscPercentage" | "email" | "phone" | "text" | "callTime" | "isMinor" | "guardianName" | "guardianPhone"
>;

export const noDetails: Details = {
  name: null,
  hscPercentage: null,
  email: null,
  phone: null,
  text: null,
  callTime: null,
  isMinor: 0,
  guardianName: null,
  guardianPhone: null,
};
