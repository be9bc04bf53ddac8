import type { Submission } from "#app/platform/db/tables.ts";

/** A visitor's input, in the columns that all forms share. */
export type Details = Pick<
  Submission,
  "name" | "hscPercentage" | "email" | "phone" | "text" | "callTime" | "isMinor" | "guardianName" | "guardianPhone"
>;

/** Empty details, to be extended by each form. */
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
