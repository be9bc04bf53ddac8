import type { Submission } from "#app/platform/db/tables.ts";

/** What a visitor wrote, as it is kept: one row for every form. */
export type Details = Pick<
  Submission,
  "name" | "hscPercentage" | "email" | "phone" | "text" | "isMinor" | "guardianName" | "guardianPhone"
>;

/** The details of a form that asks for nothing. */
export const noDetails: Details = {
  name: null,
  hscPercentage: null,
  email: null,
  phone: null,
  text: null,
  isMinor: 0,
  guardianName: null,
  guardianPhone: null,
};
